import { readdirSync, readFileSync } from 'node:fs';

/** Peak memory of a process since its start (VmHWM), in MB; Linux only. */
export function readPeak(pid: number): number {
  return readKilobytes(`/proc/${pid}/status`, /^VmHWM:\s+(\d+) kB$/m) / 1024;
}

/**
 * Memory of a process and its descendants, shared pages counted once (PSS), in MB; Linux only.
 * `isCounted` chooses among them.
 */
export function sumShares(pid: number, isCounted: (pid: number) => boolean = () => true): number {
  const family = new Set([pid]);
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: readParent(name) }));
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { pid: child, parent } of parents) if (family.has(parent)) family.add(child);
  }
  const shares = [...family]
    .filter(isCounted)
    .map((member) => readKilobytes(`/proc/${member}/smaps_rollup`, /^Pss:\s+(\d+) kB$/m));
  return shares.reduce((sum, value) => sum + value, 0) / 1024;
}

/** Whether Chromium runs pages and their workers in this process. */
export function isRenderer(pid: number): boolean {
  return readIfThere(`/proc/${pid}/cmdline`).includes('--type=renderer');
}

/** The fourth field of the status, after a name that may contain spaces (proc(5)). */
function readParent(pid: string): number {
  const status = readIfThere(`/proc/${pid}/stat`);
  return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
}

function readKilobytes(file: string, pattern: RegExp): number {
  return Number(pattern.exec(readIfThere(file))?.[1] ?? 0);
}

/** Empty if the process has ended meanwhile. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
