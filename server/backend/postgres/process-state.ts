import { readFileSync } from 'node:fs';

/**
 * Whether a number is that of a process that runs: one that has ended stays until its parent asks
 * how, in a container often for ever.
 */
export function isRunning(pid: number): boolean {
  return isThere(pid) && readBeginning(pid) !== ENDED;
}

/**
 * When a process began, in the clock of this boot: field 22 of proc_pid_stat(5). ENDED where it has
 * and nobody asked how; null where nothing tells.
 */
export function readBeginning(pid: number): string | null {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the last parenthesis may hold spaces.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? ENDED : (fields[19] ?? null);
  } catch {
    return null;
  }
}

/** Includes processes of other users. */
export function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

const ENDED = 'ended';
