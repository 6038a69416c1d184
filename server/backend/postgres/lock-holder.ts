import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as z from 'zod/mini';
import { isThere, readBeginning } from './process-state.ts';

const holderSchema = z.object({
  /** Drawn at each start: nobody else has it. */
  token: z.string(),
  pid: z.number(),
  /**
   * What numbers of processes are counted in: this boot of this machine, and this container of it.
   * Null where nothing tells.
   */
  space: z.nullable(z.string()),
  /** When the process began, in the clock of that boot; null where nothing tells. */
  began: z.nullable(z.string()),
});

/** Who holds a lock, as its file says it. */
export type Holder = z.infer<typeof holderSchema>;

export function describeSelf(): Holder {
  return {
    token: randomUUID(),
    pid: process.pid,
    space: readSpace(),
    began: readBeginning(process.pid),
  };
}

/** Null for what no server of ours wrote, or is still writing. */
export function parseHolder(text: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Whether a holder is still there. A number tells only where ours is counted too, and by its
 * beginning whose it is by now: it says nothing in another container, on another machine, or after
 * a restart of this one.
 */
export function findFate({ pid, space, began }: Holder): 'alive' | 'dead' | 'unknown' {
  if (space === null || space !== readSpace()) return 'unknown';
  if (!isThere(pid)) return 'dead';
  const now = readBeginning(pid);
  if (began === null || now === null) return 'unknown';
  return now === began ? 'alive' : 'dead';
}

/**
 * On Linux each container counts its own processes (pid_namespaces(7)); elsewhere the machine does.
 */
function readSpace(): string | null {
  if (process.platform !== 'linux') return `${process.platform} ${hostname()}`;
  try {
    // Where /proc is that of another space, numbers read in it are not ours.
    if (readlinkSync('/proc/self') !== String(process.pid)) return null;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}
