import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { Inputs } from '#cli/input/list-inputs.ts';

/** « - » is standard input or output. */
export type Job = { input: string; output: string };

export type Plan = { ok: true; jobs: Job[] } | { ok: false; message: string };

type Wish = {
  /** The value of -o. */
  output: string | undefined;
  extension: string;
};

/** Chooses the output files; refuses two drafts with one output, and an output over a draft. */
export function planOutputs({ files, isBatch }: Inputs, wish: Wish): Plan {
  if (isBatch && files.includes('-'))
    return fail('standard input cannot be mixed with other drafts.');
  if (isBatch && wish.output === '-')
    return fail('several files cannot go to standard output: give a folder to -o.');
  if (isBatch && wish.output !== undefined && isFile(wish.output)) {
    return fail(`${wish.output} is a file: with several drafts, -o is a folder.`);
  }
  const jobs = files.map((input) => ({ input, output: chooseOutput(input, isBatch, wish) }));
  const conflict = findConflict(jobs);
  return conflict === null ? { ok: true, jobs } : fail(conflict);
}

function chooseOutput(input: string, isBatch: boolean, { output, extension }: Wish) {
  if (!isBatch && output !== undefined) return output;
  if (input === '-') return '-';
  const name = `${basename(input, /^\.json$/i.test(extname(input)) ? extname(input) : '')}${extension}`;
  return join(isBatch && output !== undefined ? output : dirname(input), name);
}

function findConflict(jobs: readonly Job[]): string | null {
  const drafts = new Set(jobs.map(({ input }) => identify(input)));
  const sources = new Map<string, string>();
  for (const { input, output } of jobs) {
    if (output === '-') continue;
    const target = identify(output);
    const other = sources.get(target);
    if (drafts.has(target))
      return `${output} is a draft: it would be overwritten. Give another name to -o.`;
    if (other !== undefined) return `${other} and ${input} would both be written to ${output}.`;
    sources.set(target, input);
  }
  return null;
}

/** The same for every path of one file. */
function identify(path: string) {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path); // does not exist yet
  }
}

function isFile(path: string) {
  try {
    return statSync(path).isFile();
  } catch {
    return false; // missing or unreachable: writing will say why
  }
}

function fail(message: string): Plan {
  return { ok: false, message };
}
