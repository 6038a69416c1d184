import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { SystemUser } from './system-user.ts';

export type ClusterPlace = {
  data: string;
  socketFolder: string;
  user: SystemUser;
  /** What goes wrong is kept there for the operator. */
  dataDirectory: string;
};

/**
 * Launches PostgreSQL. What a killed one leaves behind would refuse it, since its number may be
 * another program’s by now; the numbers and the shared memory by which PostgreSQL tells are of one
 * container. So every process of ours holds a lock of the kernel (flock(2)), which ends with the
 * last of them wherever it runs, and nothing is removed without it. Where there is no `flock`, or
 * where the disk has no such locks, the rest is left to `stopLeftover`.
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

/** Of the shell: another PostgreSQL of this folder has not ended. */
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
