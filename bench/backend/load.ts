import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { installPeer } from '../install-peer.ts';
import { LITE, STATIC } from './start-peers.ts';

/**
 * One kind of request, asked again and again through connections that wait for each answer.
 */
export type LoadJob = {
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  /** Each request takes the next one, when there are any. */
  authorizations?: readonly string[];
  /** Each request takes the next one. */
  bodies: readonly string[];
  /** A body is used once: the answer brings the next. */
  spent: boolean;
  connections: number;
  seconds: number;
};

/**
 * What a server did with it: answers a second, the slowest of a hundred in milliseconds, how many
 * failed.
 */
export type Load = { perSecond: number; p99: number; failures: number };

/** Asks from a process of its own. */
export async function load(job: LoadJob): Promise<Load> {
  const child = spawn(process.execPath, [join(LITE, 'load.mjs')], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.end(JSON.stringify(job));
  return (await json(child.stdout)) as Load; // written by load.mjs
}

/** The peers and what asks have locks of their own, for the benchmark alone. */
export function installLoad(): void {
  for (const folder of [LITE, STATIC]) installPeer(folder);
}
