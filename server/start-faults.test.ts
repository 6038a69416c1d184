import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { prepareOurs } from '#server/backend/postgres/embedded/prepare-native.ts';
import { requireSystemUser } from '#server/backend/postgres/embedded/system-user.ts';
import { makeClosedCheckout } from './test/closed-checkout.ts';
import { startTcpServer } from './test/clusters/start-tcp-server.ts';
import { canMakeDisks, fillDisk, makeDisk, removeDisk } from './test/small-disk.ts';
import { makeDataFolder, runToEnd, startServer } from './test/spawned-server.ts';

const isRoot = process.getuid?.() === 0;

test('files that are not a database are left untouched', async () => {
  const folder = makeFolder();
  const data = makeData(folder, { 'notes.txt': 'à garder' });
  await expectToSay(
    folder,
    `Le dossier « ${data} » contient autre chose qu’une base de données : déplacez ce qu’il contient, ou donnez un autre dossier avec DATA_DIR.`,
  );
  expect(readFileSync(join(data, 'notes.txt'), 'utf8')).toBe('à garder');
});

test('a database of another PostgreSQL version is reported with both versions', async () => {
  const folder = makeFolder();
  const data = makeData(folder, { PG_VERSION: '17\n' });
  await expectToSay(
    folder,
    `La base de « ${data} » a été faite par PostgreSQL 17, et Facturier apporte PostgreSQL 18 : reprenez-la avec pg_dump 17 et psql, ou donnez un autre dossier avec DATA_DIR.`,
  );
});

test('a file in the place of a folder', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'postgres'), '');
  await expectToSay(
    folder,
    `Autre chose occupe une place dans le dossier de données « ${folder} » : déplacez ce que Facturier n’y a pas mis, ou donnez-en un autre avec DATA_DIR.`,
  );
});

test('keys that are damaged', async () => {
  const folder = makeFolder();
  const file = join(folder, 'keys.json');
  writeFileSync(file, '{}');
  await expectToSay(
    folder,
    `Le fichier de clés « ${file} » est abîmé : rétablissez-le depuis une sauvegarde, ou supprimez-le (tout le monde devra se reconnecter).`,
  );
});

test('what PostgreSQL says of a database that is damaged is kept for the operator, in a file', async () => {
  const folder = makeFolder();
  await startAndStop(folder);
  const data = join(folder, 'postgres/data');
  rmSync(join(data, 'global/pg_control'));
  const detail = join(folder, 'fault.log');
  await expectToSay(
    folder,
    `PostgreSQL ne démarre pas sur « ${data} » : corrigez ce qu’il en dit, ou rétablissez une sauvegarde. Le détail est dans « ${detail} ».`,
  );
  expect(readFileSync(detail, 'utf8')).toContain('pg_control');
});

test.runIf(isRoot)('a database that was restored as another user', async () => {
  const folder = makeFolder();
  await startAndStop(folder);
  const data = join(folder, 'postgres/data');
  chownSync(data, 0, 0);
  await expectToSay(
    folder,
    `Le dossier « ${data} » est à un autre utilisateur : lancez Facturier sous celui-ci, rendez-lui le dossier (chown -R), ou donnez-en un autre avec DATA_DIR.`,
  );
});

test.runIf(isRoot)('a database that its user cannot reach any more', async () => {
  const folder = makeFolder();
  await startAndStop(folder);
  chmodSync(folder, 0o700);
  await expectToSay(
    folder,
    `La base de données est dans « ${join(folder, 'postgres')} », où l’utilisateur qui la fait tourner ne passe plus : ouvrez les dossiers au-dessus (chmod o+x).`,
  );
  chmodSync(folder, 0o755);
  expect(existsSync(join(folder, 'server.lock'))).toBe(false);
});

test.runIf(isRoot)('folders of another user, when not root', async () => {
  const checkout = makeClosedCheckout({ uid: 65_534, gid: 65_534 });
  onTestFinished(checkout.remove);
  const [closed, foreign] = [join(checkout.folder, 'closed'), join(checkout.folder, 'foreign')];
  for (const folder of [closed, foreign]) mkdirSync(folder);
  chownSync(foreign, 65_534, 65_534);
  mkdirSync(join(foreign, 'postgres'));
  await expect(checkout.start(closed)).rejects.toThrow(
    `: Impossible d’écrire dans le dossier de données « ${closed} » : donnez-en un autre avec DATA_DIR.\n`,
  );
  await expect(checkout.start(foreign)).rejects.toThrow(
    `: Le dossier « ${join(foreign, 'postgres')} » est à un autre utilisateur : lancez Facturier sous celui-ci, rendez-lui le dossier (chown -R), ou donnez-en un autre avec DATA_DIR.\n`,
  );
});

test.runIf(canMakeDisks())(
  'a disk that is full: before the first database, then before the next start',
  async () => {
    const sentence = (folder: string) =>
      `Le disque de « ${folder} » est plein : libérez de la place, puis relancez.`;
    const small = makeFolder();
    makeDisk(small, 20);
    onTestFinished(() => removeDisk(small));
    await expectToSay(small, sentence(join(small, 'postgres/data')));
    const folder = makeFolder();
    makeDisk(folder, 200);
    onTestFinished(() => removeDisk(folder));
    await startAndStop(folder);
    const ballast = fillDisk(folder);
    await expectToSay(folder, sentence(folder));
    rmSync(ballast);
    await startAndStop(folder);
  },
);

const REFUSED =
  'PostgreSQL refuse l’utilisateur ou le mot de passe de DATABASE_URL : corrigez-les.';
const SILENT =
  'PostgreSQL ne répond pas à l’adresse de DATABASE_URL : vérifiez-la, et que le serveur tourne.';

test.each([
  ['another password', (url: string) => url.replace(/:[^:@]*@/, ':faux@'), REFUSED],
  ['no password', (url: string) => url.replace(/:[^:@]*@/, '@'), REFUSED],
  ['nobody', (url: string) => url.replace('//postgres:', '//personne:'), REFUSED],
  [
    'no such database',
    (url: string) => url.replace(/\/postgres$/, '/absente'),
    'La base que nomme DATABASE_URL n’existe pas : créez-la.',
  ],
  [
    'TLS that is not there',
    (url: string) => `${url}?sslmode=require`,
    'Le serveur de DATABASE_URL ne parle pas TLS : retirez sslmode de l’adresse.',
  ],
])('the address of a database that refuses, %s', async (_, change, sentence) => {
  const { url, stop } = await startTcpServer((await prepareOurs(tmpdir())).folder);
  onTestFinished(stop);
  await expectToSay(makeFolder(), sentence, { DATABASE_URL: change(url) });
});

test('the address of what is no database', async () => {
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => {
    other.close();
  });
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : '';
  const given = `postgres://o:secret@127.0.0.1:${port}/base`;
  await expectToSay(makeFolder(), SILENT, { DATABASE_URL: given });
});

test('the address of a host that has no name', async () => {
  await expectToSay(makeFolder(), SILENT, {
    DATABASE_URL: 'postgres://o:secret@base.invalid/base',
  });
});

test('an owner who lacks rights is told which ones, and they are enough to start', async () => {
  const { url, stop } = await startTcpServer((await prepareOurs(tmpdir())).folder);
  onTestFinished(stop);
  const ask = async (...texts: string[]) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    for (const text of texts) await client.query(text);
    await client.end();
  };
  await ask("create role maitre login password 'sésame'", 'create database factures');
  const owner = new URL(url);
  owner.username = 'maitre';
  owner.password = 'sésame';
  owner.pathname = '/factures';
  const variables = { DATABASE_URL: owner.href };
  const folder = makeFolder();
  const sentence = (statements: string) =>
    `L’utilisateur de DATABASE_URL n’a pas les droits qu’il faut : faites exécuter par un superutilisateur « ${statements} », puis relancez.`;
  const owning = 'alter database factures owner to maitre';
  await expectToSay(
    folder,
    sentence(`alter role maitre createrole bypassrls; ${owning}`),
    variables,
  );
  await ask('alter role maitre createrole');
  await expectToSay(folder, sentence(`alter role maitre bypassrls; ${owning}`), variables);
  await ask('alter role maitre bypassrls');
  await expectToSay(folder, sentence(owning), variables);
  await ask(owning);
  await startAndStop(folder, variables);
});

/** One line, without PostgreSQL’s or Node’s own output. */
async function expectToSay(
  folder: string,
  sentence: string,
  variables?: Record<string, string>,
): Promise<void> {
  expect(await runToEnd(folder, variables)).toEqual({ code: 1, said: `${sentence}\n` });
}

async function startAndStop(folder: string, variables?: Record<string, string>): Promise<void> {
  const { process: server } = await startServer(folder, variables);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
}

function makeFolder(): string {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  return folder;
}

/** Files in place of the database. */
function makeData(folder: string, files: Record<string, string>): string {
  const data = join(folder, 'postgres/data');
  mkdirSync(data, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(data, name), content);
  const user = requireSystemUser();
  if (user) chownSync(data, user.uid, user.gid);
  return data;
}
