import { readdirSync, readFileSync } from 'node:fs';

/** The most that a process has held since it began (its high water mark), in MB; Linux. */
export function readPeak(pid: number): number {
  return readKilobytes(`/proc/${pid}/status`, /^VmHWM:\s+(\d+) kB$/m) / 1024;
}

/**
 * What a process and all that descends from it hold, pages that they share counted once (PSS), in
 * MB; Linux.
 */
export function sumShares(pid: number): number {
  const family = new Set([pid]);
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: readParent(name) }));
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { pid: child, parent } of parents) if (family.has(parent)) family.add(child);
  }
  const shares = [...family].map((member) =>
    readKilobytes(`/proc/${member}/smaps_rollup`, /^Pss:\s+(\d+) kB$/m),
  );
  return shares.reduce((sum, value) => sum + value, 0) / 1024;
}

/** The fourth word of the status, after a name that may hold spaces (proc(5)). */
function readParent(pid: string): number {
  const status = readIfThere(`/proc/${pid}/stat`);
  return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
}

function readKilobytes(file: string, pattern: RegExp): number {
  return Number(pattern.exec(readIfThere(file))?.[1] ?? 0);
}

/** Nothing, if the process has ended in the meantime. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
