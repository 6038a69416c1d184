import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/**
 * Pins this process and its children to the core that was idlest in the last second. Needs
 * `taskset` (util-linux); returns what it did.
 */
export async function pinToOneCore(): Promise<string> {
  const before = cpus();
  await setTimeout(1000);
  const idle = cpus().map(({ times }, core) => times.idle - (before[core]?.times.idle ?? 0));
  const idlest = idle.indexOf(Math.max(...idle));
  const { status } = spawnSync(PIN, ['-cp', String(idlest), String(process.pid)]);
  return status === 0 ? 'one core' : 'not held to one core';
}

const PIN = 'taskset';
