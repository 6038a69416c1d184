import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { explainFileError } from '#cli/output/explain-file-error.ts';
import { toPrintable } from '#cli/output/output.ts';
import { type KeptFigures, parseKeptFigures } from '#server/backend/acceptance/figures.ts';
import type { LoadPlan } from '#server/backend/acceptance/run-load.ts';
import type { Options } from './options.ts';

/** `former` is what to compare with; all is null without a load. */
export type LoadRequest = {
  plan: LoadPlan | null;
  former: KeptFigures | null;
  keptPath: string | null;
};

/**
 * Reads the options of a load, or returns a sentence that refuses them. Files are checked first, so
 * that minutes of load do not end with one that cannot be written.
 */
export function readLoad({ load, seconds, keep, compare }: Options): LoadRequest | string {
  if (load === undefined) {
    const others = Object.entries({ seconds, keep, compare });
    const [needing] = others.find(([, given]) => given !== undefined) ?? [];
    if (needing) return `--${needing} needs --load.`;
    return { plan: null, former: null, keptPath: null };
  }
  const atOnce = readCount(load, MOST_AT_ONCE);
  if (atOnce === null) return sayRange('load', MOST_AT_ONCE, load);
  const lasting = seconds === undefined ? USUAL_SECONDS : readCount(seconds, MOST_SECONDS);
  if (lasting === null) return sayRange('seconds', MOST_SECONDS, seconds ?? '');
  const refusal = keep === undefined ? null : refuseKeeping(keep);
  if (refusal !== null) return `--keep ${toPrintable(keep ?? '')}: ${refusal}.`;
  const former = compare === undefined ? null : readFormer(compare);
  if (typeof former === 'string') return `--compare ${toPrintable(compare ?? '')}: ${former}.`;
  return { plan: { atOnce, seconds: lasting }, former, keptPath: keep ?? null };
}

function readCount(text: string, most: number): number | null {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return 1 <= count && count <= most ? count : null;
}

function sayRange(name: string, most: number, received: string): string {
  return `--${name}: expected a number from 1 to ${most}, received "${toPrintable(received)}".`;
}

/** A file of something else is not replaced. */
function refuseKeeping(path: string): string | null {
  try {
    if (!statSync(dirname(path)).isDirectory()) return 'its folder is a file';
    return typeof readFormer(path) === 'string' && readFileSync(path).length > 0
      ? 'the file is there, and holds something else'
      : null;
  } catch (error) {
    const isNew = (error as NodeJS.ErrnoException).code === 'ENOENT' && isFolder(dirname(path));
    return isNew ? null : explainFileError(error, 'write');
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function readFormer(path: string): KeptFigures | string {
  try {
    return parseKeptFigures(readFileSync(path, 'utf8')) ?? 'it holds no figures of --keep';
  } catch (error) {
    return explainFileError(error, 'read');
  }
}

const MOST_AT_ONCE = 512;
const MOST_SECONDS = 300;
const USUAL_SECONDS = 20;
