import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { SystemUser } from './system-user.ts';

export type ClusterPlace = {
  data: string;
  socketFolder: string;
  user: SystemUser;
  dataDirectory: string;
};

/**
 * Launches PostgreSQL under a kernel lock, flock(2), that its processes hold until the last one
 * ends, in whatever container: the process numbers in leftover files may belong to other programs
 * by now, and PostgreSQL’s own checks only see one container. No file is removed without that lock.
 * Without `flock`, or on a disk without locks, `stopLeftover` is the only guard.
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
    // Ctrl+C reaches the whole process group; the database must outlive the server’s last requests.
    detached: true,
  });
}

/** Exit status when another PostgreSQL of this folder still runs. */
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
  // Limit of the write-ahead log on disk, exceeded only within one statement.
  max_wal_size: '384MB',
  // Drafts change often: dead rows are looked for four times a minute.
  autovacuum_naptime: '15s',
  fsync: 'on',
  synchronous_commit: 'on',
  // No text or value of a request may reach a log.
  log_statement: 'none',
  log_min_error_statement: 'panic',
  log_min_messages: 'warning',
  log_parameter_max_length_on_error: '0',
  timezone: 'UTC',
};
