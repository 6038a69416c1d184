import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { forgetPostmaster, readPostmaster, stopPostmaster } from './postmaster.ts';
import type { SystemUser } from './system-user.ts';

export type Cluster = {
  socketFolder: string;
  pid: number;
  stop: () => Promise<void>;
  /** Resolves once it runs no more, whoever ended it. */
  ended: Promise<void>;
};

/** Starts PostgreSQL on a data folder, after ending the one that a killed server left there. */
export async function startCluster(native: string, place: Place): Promise<Cluster> {
  for (const end = performance.now() + LEFTOVER_MS; ; ) {
    try {
      return await launch(native, place);
    } catch (error) {
      if (performance.now() > end || !LEFTOVER.test(String(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

type Place = { data: string; socketFolder: string; user: SystemUser };

async function launch(native: string, { data, socketFolder, user }: Place): Promise<Cluster> {
  const left = readPostmaster(data);
  if (left) await stopPostmaster(left.pid);
  forgetPostmaster({ data, socketFolder });
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: socketFolder });
  const options = ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawn(join(native, 'bin', 'postgres'), options, {
    ...user,
    env: { LANG: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
    // Ctrl+C in a terminal goes to the whole group: the server ends its requests first, then its database.
    detached: true,
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-2000);
  });
  const ended = new Promise<never>((_, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${said.trim()}`)));
  });
  const isOver = ended.catch(() => undefined);
  await Promise.race([ended, untilReady(socketFolder)]);
  const { pid } = child;
  if (pid === undefined) throw new Error('PostgreSQL has no process');
  child.unref();
  return { socketFolder, pid, stop: () => stopPostmaster(pid), ended: isOver };
}

async function untilReady(socketFolder: string): Promise<void> {
  for (const end = performance.now() + START_MS; ; ) {
    const client = new Client({ host: socketFolder, user: 'postgres', database: 'postgres' });
    // One that is cut off while it ends must not end this server.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/**
 * Statements of a PostgreSQL that was killed may run on until their time limit; one that a killed server had just started may take its
 * place at this moment, and is found at the next try.
 */
const LEFTOVER = /still in use|lock file .* already exists/;
const LEFTOVER_MS = 20_000;
/** Recovery after a crash may take a while. */
const START_MS = 60_000;

/** Durable, small, and deaf to the network. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '40',
  shared_buffers: '48MB',
  fsync: 'on',
  synchronous_commit: 'on',
  // Nothing of a request may reach a log: neither its text nor its values.
  log_statement: 'none',
  log_min_error_statement: 'panic',
  log_min_messages: 'warning',
  log_parameter_max_length_on_error: '0',
  timezone: 'UTC',
};
