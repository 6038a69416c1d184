import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'facturier-main-'));
// The tests may run as root, and PostgreSQL as another user.
chmodSync(directory, 0o755);
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

test('its health is told to its machine, and its figures on a port of their own', async () => {
  const server = startServer({ PORT: '0', METRICS_PORT: '0' });
  let said = '';
  server.stdout.on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 60_000 }).toContain('/metrics\n');
  const [origin = '', metrics = ''] = said.match(/http:\S+/g) ?? [];
  const checks = { database: 'ok', migrations: 'ok', disk: 'ok' };
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'alive' });
  expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ready', checks });
  await (await fetch(`${origin}/inconnu`)).text();
  const figures = await (await fetch(metrics)).text();
  expect(figures).toContain('facturier_database_up 1\n');
  expect(figures).toContain('facturier_mail_waiting{kind="message"} 0\n');
  expect(figures).toContain('_count{method="GET",route="*",status="404"} 1\n');
  expect(figures).not.toContain('readyz');
  server.kill();
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('signing up works, and its message is kept when there is no SMTP server', async () => {
  const server = startServer({ PORT: '0' });
  const origin = await readOrigin(server);
  const { way, publishableKey } = await (await fetch(`${origin}/config.json`)).json();
  expect(way).toBe('embedded');
  const answer = await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey },
    body: JSON.stringify({ email: 'emile@exemple.fr', password: 'cheval-pile-agrafe' }),
  });
  expect(answer.status).toBe(200);
  expect(await (await fetch(`${origin}/outbox`)).text()).toContain('emile@exemple.fr');
  server.kill();
  await once(server, 'exit');
  const [file = ''] = readdirSync(join(directory, 'data', 'outbox'));
  const message = JSON.parse(readFileSync(join(directory, 'data', 'outbox', file), 'utf8'));
  expect(message).toMatchObject({
    to: 'emile@exemple.fr',
    subject: 'Confirmez votre adresse e-mail',
  });
  expect(message.text).toContain(`${origin}/auth-confirm?token_hash=`);
});

test('when told to stop, it accepts no more requests, answers the one in progress, then stops its database', async () => {
  const server = startServer({ PORT: '0' });
  const origin = await readOrigin(server);
  const { publishableKey } = await (await fetch(`${origin}/config.json`)).json();
  const slow = request(`${origin}/auth/v1/recover`, {
    method: 'POST',
    headers: { apikey: publishableKey, Expect: '100-continue' },
  });
  slow.flushHeaders();
  await once(slow, 'continue');
  server.kill('SIGTERM');
  await expect.poll(() => isListening(origin)).toBe(false);
  slow.end(JSON.stringify({ email: 'zoe@exemple.fr' }));
  const [answer] = await once(slow, 'response');
  expect(answer.statusCode).toBe(200);
  answer.resume();
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(existsSync(join(directory, 'data', 'server.lock'))).toBe(false);
  expect(existsSync(join(directory, 'data', 'postgres', 'data', 'postmaster.pid'))).toBe(false);
});

test('told to stop while it starts, it leaves no database running', async () => {
  const server = startServer({ PORT: '0' });
  const pidFile = join(directory, 'data', 'postgres', 'data', 'postmaster.pid');
  await expect.poll(() => existsSync(pidFile), { timeout: 30_000 }).toBe(true);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(existsSync(pidFile)).toBe(false);
});

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

test('a database that does not answer is one sentence, without its password', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  other.close();
  expect(
    await runServer({ PORT: '0', DATABASE_URL: `postgres://o:secret@127.0.0.1:${port}/base` }),
  ).toEqual({
    code: 1,
    message:
      'PostgreSQL ne répond pas à l’adresse de DATABASE_URL : vérifiez-la, et que le serveur tourne.\n',
  });
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

async function readOrigin(server: ReturnType<typeof startServer>): Promise<string> {
  const [line] = await once(server.stdout, 'data');
  return String(line).trim().split(' : ')[1] ?? '';
}

async function isListening(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function runServer(variables: Record<string, string>) {
  const server = startServer(variables);
  const [message, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  return { code, message };
}

function startServer(
  variables: Record<string, string>,
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      HOST: '',
      DATA_DIR: join(directory, 'data'),
      DATABASE_URL: '',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
