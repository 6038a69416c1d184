import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { askOwner } from '#server/backend/postgres/ask-owner.ts';
import { kill, makeDataFolder, startServer } from '#server/test/spawned-server.ts';

test('who administers is given, listed and taken, whether the server runs or not', async () => {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  const server = await startServer(folder);
  onTestFinished(() => kill(server.process));
  await askOwner({ databaseUrl: null, dataDirectory: folder }, (owner) =>
    owner.query('insert into auth.users (id, email) values ($1, $2)', [
      randomUUID(),
      'chef@exemple.fr',
    ]),
  );
  const admin = (...words: string[]) => runAdmin(folder, words);
  expect(await admin('list')).toEqual([0, 'Nobody administers the site.\n']);
  expect(await admin('grant', 'Chef@exemple.fr ')).toEqual([
    0,
    'Chef@exemple.fr now administers the site.\n',
  ]);
  expect(await admin('grant', 'personne@exemple.fr')).toEqual([
    2,
    'No account has the address "personne@exemple.fr".\n',
  ]);

  await kill(server.process);
  expect(await admin('list')).toEqual([0, 'chef@exemple.fr\n']);
  expect(await admin('revoke', 'chef@exemple.fr')).toEqual([
    0,
    'chef@exemple.fr no longer administers the site.\n',
  ]);
  expect(await admin('revoke', 'chef@exemple.fr')).toEqual([
    0,
    'chef@exemple.fr did not administer the site.\n',
  ]);
});

test('news are counted and queued, whether the server runs or not', async () => {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  const server = await startServer(folder);
  onTestFinished(() => kill(server.process));
  await askOwner({ databaseUrl: null, dataDirectory: folder }, (owner) =>
    owner.query(
      "insert into leads (email, newsletter_consent, newsletter_asked_at) values ('zoe@exemple.fr', true, now())",
    ),
  );
  const path = join(folder, 'news.txt');
  writeFileSync(path, 'Nouvelles\n\nBonjour');
  const [code, said] = await runAdmin(folder, ['newsletter', path]);
  expect([code, said]).toEqual([0, expect.stringContaining('1 address would be written to.')]);
  const send = () => runAdmin(folder, ['newsletter', path, '--send']);
  expect(await send()).toEqual([0, 'Queued for 1 address.\n']);
  await kill(server.process);
  expect(await send()).toEqual([
    0,
    'Queued for 0 addresses. 1 had been written to under this subject before.\n',
  ]);
});

/** The exit code, then stdout and stderr. */
async function runAdmin(folder: string, words: string[]): Promise<[number, string]> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', ...SENDING };
  const child = spawn(process.execPath, ['cli/facturier.mjs', 'admin', ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return [code, out + error];
}

const SENDING = { SITE_ORIGIN: 'https://facturier.example', SMTP_URL: 'smtp://127.0.0.1:1' };
