import { readFileSync, writeFileSync } from 'node:fs';

export function readMemory(): number {
  return process.memoryUsage.rss();
}

/** Peak resident memory since the start or the last `resetPeakMemory`, in bytes. */
export function peakMemory(): number {
  return readHighWater() ?? process.resourceUsage().maxRSS * 1024;
}

/** Linux can reset the peak (proc_pid_clear_refs(5)); elsewhere it covers the whole process. */
export function resetPeakMemory(): void {
  if (readHighWater() !== null) writeFileSync('/proc/self/clear_refs', '5');
}

function readHighWater(): number | null {
  if (process.platform !== 'linux') return null;
  const [, kilobytes] =
    /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return kilobytes ? Number(kilobytes) * 1024 : null;
}
