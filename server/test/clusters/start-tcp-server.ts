import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { canConnect } from '#server/backend/postgres/can-connect.ts';
import { runBinary } from '#server/backend/postgres/embedded/run-binary.ts';
import {
  requireSystemUser,
  type SystemUser,
} from '#server/backend/postgres/embedded/system-user.ts';
import { findFreePort } from './find-free-port.ts';

export type TcpServer = {
  /** The owner’s. */
  url: string;
  stop: () => Promise<void>;
  /** Ends it by a signal, then starts it again. */
  restart: (signal: NodeJS.Signals) => Promise<void>;
};

/**
 * An operator’s PostgreSQL, with TCP, passwords and a temporary data folder. `folder` holds the
 * `bin` of any PostgreSQL from 15 on.
 */
export async function startTcpServer(folder: string): Promise<TcpServer> {
  const user = requireSystemUser();
  const home = mkdtempSync(join(tmpdir(), 'facturier-tcp-'));
  chmodSync(home, 0o700);
  if (user) chownSync(home, user.uid, user.gid);
  const password = randomBytes(18).toString('base64url');
  try {
    await makeCluster(folder, { home, user, password });
    const port = await findFreePort();
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const start = () => startServer(folder, { home, user, port });
    let server = start();
    if (!(await untilReady(url, server))) throw new Error('PostgreSQL did not start');
    const stop = async () => {
      await end(server, 'SIGINT');
      rmSync(home, { recursive: true, force: true });
    };
    const restart = async (signal: NodeJS.Signals) => {
      await end(server, signal);
      // Statements of the former one may outlive it and block the next.
      do server = start();
      while (!(await untilReady(url, server)));
    };
    return { url, stop, restart };
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

type Place = { home: string; user: SystemUser };

async function makeCluster(
  folder: string,
  { home, user, password }: Place & { password: string },
): Promise<void> {
  const passwordFile = join(home, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const options = [
    `--pgdata=${join(home, 'data')}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth-host=scram-sha-256',
    '--auth-local=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=fr-FR',
    // Nothing here outlives its test.
    '--no-sync',
  ];
  await runBinary(folder, { name: 'initdb', options, user });
}

function startServer(folder: string, { home, user, port }: Place & { port: number }): ChildProcess {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
  ];
  const options = ['-D', join(home, 'data'), ...settings.flatMap((one) => ['-c', one])];
  const env = { LANG: 'C', TZ: 'UTC' };
  return spawn(join(folder, 'bin', 'postgres'), options, {
    ...user,
    env,
    stdio: 'ignore',
    cwd: '/',
  });
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill(signal);
  await exit;
}

async function untilReady(url: string, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null) {
    if (await canConnect({ connectionString: url })) return true;
    await wait(50);
  }
  return false;
}
