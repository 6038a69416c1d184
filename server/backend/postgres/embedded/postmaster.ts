import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from '#server/backend/postgres/process-state.ts';
import { readIfThere } from '#server/backend/read-if-there.ts';
import { startProblem } from '#server/backend/start-problem.ts';

/**
 * The running PostgreSQL of a data folder, from its postmaster.pid; null when it does not run in
 * this server’s process space.
 */
export function readPostmaster(data: string): { pid: number } | null {
  const [first = '', folder = ''] = readIfThere(join(data, 'postmaster.pid')).split('\n');
  const pid = Number(first);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return null;
  // Another program may have the number by now.
  return (isAtWork(pid, data) ?? folder === data) ? { pid } : null;
}

/** Ends it as « pg_ctl stop -m fast » does: open transactions roll back, committed data is safe. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (!signal(pid, 'SIGINT')) return;
  if (await hasEnded(pid, FAST_MS)) return;
  signal(pid, 'SIGQUIT');
  if (await hasEnded(pid, IMMEDIATE_MS)) return;
  throw startProblem(`PostgreSQL (${pid}) ne s’arrête pas : arrêtez-le, puis relancez.`);
}

/** Whether the process works in this data folder, under any path; null when unknown. */
function isAtWork(pid: number, data: string): boolean | null {
  if (process.platform !== 'linux') return null;
  try {
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(data)];
    return there.ino === here.ino && there.dev === here.dev;
  } catch {
    // It has ended, or belongs to another user.
    return false;
  }
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

async function hasEnded(pid: number, limit: number): Promise<boolean> {
  const end = performance.now() + limit;
  while (performance.now() < end) {
    if (!isRunning(pid)) return true;
    await wait(10);
  }
  return false;
}

const FAST_MS = 10_000;
const IMMEDIATE_MS = 5000;
