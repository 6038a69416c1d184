import { readFileSync } from 'node:fs';

/** Whether a process runs. A zombie does not count: in a container it may stay for ever. */
export function isRunning(pid: number): boolean {
  return isThere(pid) && readBeginning(pid) !== ENDED;
}

/**
 * When a process began, in clock ticks since boot (proc_pid_stat(5), field 22); ENDED for a zombie;
 * null when unknown.
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
