import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as z from 'zod/mini';
import { isThere, readBeginning } from './process-state.ts';

const holderSchema = z.object({
  /** Random, new at each start. */
  token: z.string(),
  pid: z.number(),
  /**
   * The space of process numbers: this boot of the machine and this container; null when unknown.
   */
  space: z.nullable(z.string()),
  /** Start time of the process, in ticks of that boot; null when unknown. */
  began: z.nullable(z.string()),
});

export type Holder = z.infer<typeof holderSchema>;

export function describeSelf(): Holder {
  return {
    token: randomUUID(),
    pid: process.pid,
    space: readSpace(),
    began: readBeginning(process.pid),
  };
}

/** Null for a file that is incomplete or not ours. */
export function parseHolder(text: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Whether a holder still runs. Its number is meaningful only in our own process space, and its
 * start time tells whether the number was reused; else « unknown » (another container or machine,
 * or a restart).
 */
export function findFate({ pid, space, began }: Holder): 'alive' | 'dead' | 'unknown' {
  if (space === null || space !== readSpace()) return 'unknown';
  if (!isThere(pid)) return 'dead';
  const now = readBeginning(pid);
  if (began === null || now === null) return 'unknown';
  return now === began ? 'alive' : 'dead';
}

/** On Linux, processes are numbered by container (pid_namespaces(7)); elsewhere by machine. */
function readSpace(): string | null {
  if (process.platform !== 'linux') return `${process.platform} ${hostname()}`;
  try {
    // /proc of another namespace: its numbers are not ours.
    if (readlinkSync('/proc/self') !== String(process.pid)) return null;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}
