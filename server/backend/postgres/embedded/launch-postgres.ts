import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { SystemUser } from './system-user.ts';

export type ClusterPlace = {
  data: string;
  socketFolder: string;
  user: SystemUser;
  /** Details of failures are kept there for the operator. */
  dataDirectory: string;
};

/**
 * Launches PostgreSQL. Files left by a killed server can block the next start: the process number
 * in them may belong to another program by now, and PostgreSQL’s own checks (process numbers,
 * shared memory) only see one container. So each of its processes holds a kernel lock (flock(2)),
 * released when the last one ends, wherever it runs, and no file is removed without that lock.
 * Where `flock` is missing, or the disk does not support it, `stopLeftover` is the only guard.
 */
export function launchPostgres(
  native: string,
  { data, socketFolder, user }: ClusterPlace,
): ChildProcessByStdio<null, null, Readable> {
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: socketFolder });
  const options = ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const files = [
    join(dirname(data), 'postgres.lock'),
    join(data, 'postmaster.pid'),
    join(socketFolder, '.s.PGSQL.5432.lock'),
  ];
  const postgres = join(native, 'bin', 'postgres');
  return spawn('/bin/sh', ['-c', LAUNCH, 'sh', ...files, postgres, ...options], {
    ...user,
    env: { LANG: 'C', TZ: 'UTC', PATH: process.env.PATH || '/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
    // Ctrl+C in a terminal goes to the whole group: the server ends its requests first, then its
    // database.
    detached: true,
  });
}

/** The shell’s status when another PostgreSQL of this folder is still running. */
export const STILL_HELD = 75;

const LAUNCH = `
exec 9>>"$1" || exit
if command -v flock >/dev/null; then
  flock --nonblock --conflict-exit-code ${STILL_HELD} 9
  if [ $? -eq ${STILL_HELD} ]; then exit ${STILL_HELD}; fi
fi
rm -f "$2" "$3"
shift 3
exec "$@"`;

/** Durable, small, and closed to the network. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '40',
  shared_buffers: '48MB',
  // The log of changes takes no more than that beside the data, but while one statement writes it.
  max_wal_size: '384MB',
  // Changed drafts are stored anew: what they leave is looked for four times a minute.
  autovacuum_naptime: '15s',
  fsync: 'on',
  synchronous_commit: 'on',
  // Nothing of a request may reach a log: neither its text nor its values.
  log_statement: 'none',
  log_min_error_statement: 'panic',
  log_min_messages: 'warning',
  log_parameter_max_length_on_error: '0',
  timezone: 'UTC',
};
