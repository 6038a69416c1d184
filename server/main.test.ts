import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'facturier-main-'));
afterAll(() => rmSync(directory, { recursive: true }));

test.each(['SIGTERM', 'SIGINT'] as const)(
  'says its address, then ends cleanly on %s',
  async (signal) => {
    const server = startServer({ PORT: '0' });
    const [line] = await once(server.stdout, 'data');
    expect(String(line)).toMatch(/^Facturier est prêt : http:\/\/127\.0\.0\.1:\d+\n$/);
    const answer = await fetch(String(line).trim().split(' : ')[1] ?? '');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    server.kill(signal);
    expect(await once(server, 'exit')).toEqual([0, null]);
  },
);

test('a port in use is one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  expect(await runServer({ PORT: String(port) })).toEqual({
    code: 1,
    message: `Le port ${port} est déjà utilisé : donnez-en un autre avec PORT.\n`,
  });
  other.close();
});

test('a wrong port is one sentence', async () => {
  expect(await runServer({ PORT: 'http' })).toEqual({
    code: 1,
    message: 'PORT vaut « http » : donnez un nombre de 0 à 65535.\n',
  });
});

test('a foreign address is one sentence', async () => {
  expect(await runServer({ PORT: '0', HOST: '203.0.113.7' })).toEqual({
    code: 1,
    message:
      'L’adresse « 203.0.113.7 » n’est pas celle de cette machine : donnez-en une autre avec HOST.\n',
  });
});

test('a folder that cannot be written is one sentence', async () => {
  const file = join(directory, 'file');
  writeFileSync(file, '');
  expect(await runServer({ PORT: '0', DATA_DIR: join(file, 'data') })).toEqual({
    code: 1,
    message: `Impossible d’écrire dans le dossier de données « ${join(file, 'data')} » : donnez-en un autre avec DATA_DIR.\n`,
  });
});

async function runServer(variables: Record<string, string>) {
  const server = startServer(variables);
  const [message, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  return { code, message };
}

function startServer(
  variables: Record<string, string>,
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, HOST: '', DATA_DIR: join(directory, 'data'), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
