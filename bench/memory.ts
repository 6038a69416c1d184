import { readFileSync, writeFileSync } from 'node:fs';

/** Resident memory of this process, in bytes. */
export function readMemory(): number {
  return process.memoryUsage.rss();
}

/** The most that was resident since the process began or `resetPeakMemory`, in bytes. */
export function peakMemory(): number {
  return readHighWater() ?? process.resourceUsage().maxRSS * 1024;
}

/**
 * Linux forgets the peak when asked to (proc_pid_clear_refs(5)); elsewhere it is that of the whole
 * life of the process.
 */
export function resetPeakMemory(): void {
  if (readHighWater() !== null) writeFileSync('/proc/self/clear_refs', '5');
}

function readHighWater(): number | null {
  if (process.platform !== 'linux') return null;
  const [, kilobytes] =
    /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return kilobytes ? Number(kilobytes) * 1024 : null;
}
