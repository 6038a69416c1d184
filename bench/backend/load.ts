import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { milliseconds } from '../format.ts';
import { installPeer } from '../install-peer.ts';
import { LITE, STATIC } from './start-peers.ts';

/** One kind of request, repeated over connections that each wait for their answer. */
export type LoadJob = {
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  /** Used in turn, if any. */
  authorizations?: readonly string[];
  /** Used in turn. */
  bodies: readonly string[];
  /** A body works once: its answer gives the next one. */
  spent: boolean;
  connections: number;
  seconds: number;
};

/** Answers per second, 99th percentile in milliseconds, number of failures. */
export type Load = { perSecond: number; p99: number; failures: number };

/** Generates the load from a separate process. */
export async function load(job: LoadJob): Promise<Load> {
  const child = spawn(process.execPath, [join(LITE, 'load.mjs')], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.end(JSON.stringify(job));
  return (await json(child.stdout)) as Load; // from load.mjs
}

/** For the console: rates and times depend on the machine. */
export function describeLoad({ perSecond, p99, failures }: Load): string {
  const rate = perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond).toLocaleString('en');
  const failed = failures > 0 ? `, ${failures} refused` : '';
  return `${rate}/s (${milliseconds(p99)}${failed})`;
}

/** The peers and the load generator have lock files of their own, used only by the benchmark. */
export function installLoad(): void {
  for (const folder of [LITE, STATIC]) installPeer(folder);
}
