import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The running PostgreSQL of a data folder, from the file that it keeps there; null when none runs. */
export function readPostmaster(data: string): { pid: number } | null {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [first = '', folder = ''] = readFileSync(file, 'utf8').split('\n');
  const pid = Number(first);
  if (!Number.isInteger(pid) || pid <= 0 || !signal(pid, 0)) return null;
  // The number may be another program's by now.
  return (isAtWork(pid, data) ?? folder === data) ? { pid } : null;
}

/** Ends it as « pg_ctl stop -m fast » does: transactions are rolled back, what was committed is safe. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (!signal(pid, 'SIGINT')) return;
  if (await hasEnded(pid, FAST_MS)) return;
  signal(pid, 'SIGQUIT');
  if (await hasEnded(pid, IMMEDIATE_MS)) return;
  throw new Error(`PostgreSQL (${pid}) ne s’arrête pas : arrêtez-le, puis relancez.`);
}

/**
 * What a killed PostgreSQL leaves behind would refuse the next one: its number may be that of another program by now, or of a process
 * that has ended and that nobody waits for, as in a container.
 */
export function forgetPostmaster({ data, socketFolder }: PostmasterFiles): void {
  if (readPostmaster(data)) return;
  const locks = [join(data, 'postmaster.pid'), join(socketFolder, '.s.PGSQL.5432.lock')];
  for (const lock of locks) rmSync(lock, { force: true });
}

export type PostmasterFiles = { data: string; socketFolder: string };

/** PostgreSQL works in its data folder, under whatever name it was given; null where the system does not tell. */
function isAtWork(pid: number, data: string): boolean | null {
  if (process.platform !== 'linux') return null;
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    // It has ended, or is someone else's.
    return false;
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

async function hasEnded(pid: number, limit: number): Promise<boolean> {
  const end = performance.now() + limit;
  while (performance.now() < end) {
    if (!signal(pid, 0)) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}

const FAST_MS = 10_000;
const IMMEDIATE_MS = 5000;
