import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { SystemUser } from '#server/backend/postgres/embedded/system-user.ts';

/** Paths of the programs of a cluster, as Debian installs them. */
export const PROGRAMS = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
} as const;

export type Program = { process: ChildProcess; end: (signal: NodeJS.Signals) => Promise<void> };

/** Runs a program whose output goes to a file, in a group of its own. */
export function runProgram(
  path: string,
  options: readonly string[],
  { user, log, env }: { user: SystemUser; log: string; env?: NodeJS.ProcessEnv },
): Program {
  const process = spawn(path, options, {
    ...user,
    ...(env && { env }),
    detached: true,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const file = createWriteStream(log, { flags: 'a' });
  process.stdout.pipe(file, { end: false });
  process.stderr.pipe(file, { end: false });
  return {
    process,
    end: async (signal) => {
      if (process.pid === undefined || process.exitCode !== null || process.signalCode !== null)
        return;
      const exit = once(process, 'exit');
      process.kill(signal);
      await exit;
    },
  };
}
