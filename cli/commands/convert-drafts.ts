import { mkdirSync } from 'node:fs';
import { setImmediate as letSignalsIn } from 'node:timers/promises';
import type { Request } from '#cli/arguments/options.ts';
import { listInputs } from '#cli/input/list-inputs.ts';
import { readDraft } from '#cli/input/read-draft.ts';
import { EXIT } from '#cli/output/exit-codes.ts';
import { explainFileError } from '#cli/output/explain-file-error.ts';
import { formatProblem, nameInput } from '#cli/output/format-problem.ts';
import { print, say, toPrintable } from '#cli/output/output.ts';
import { createProgress, type Progress } from '#cli/output/progress.ts';
import { writeFile } from '#cli/output/write-file.ts';
import type { Draft } from '#documents';
import { type Job, planOutputs } from './plan-outputs.ts';

/** `bytes` is null for a refused draft; `notices` are for its author. */
export type Conversion = { bytes: string | Uint8Array | null; notices: string[] };

export type Converter = {
  extension: string;
  isBinary: boolean;
  convert: (draft: Draft) => Conversion | Promise<Conversion>;
};

/** Converts every draft to a file beside it or where -o says; an invalid one is skipped. */
export async function convertDrafts(
  { inputs, options }: Request,
  converter: Converter,
): Promise<number> {
  const listed = listInputs(inputs);
  const plan = planOutputs(listed, { output: options.output, extension: converter.extension });
  if (!plan.ok) return refuse(plan.message);
  if (
    converter.isBinary &&
    process.stdout.isTTY &&
    plan.jobs.some(({ output }) => output === '-')
  ) {
    return refuse('standard output is a terminal, which cannot show this file: give -o or a pipe.');
  }
  for (const { input, message } of listed.problems)
    say(formatProblem(input, { path: '', message }));
  const progress = createProgress({
    total: plan.jobs.length,
    isVerbose: options.verbose ?? false,
    terminal: process.stderr,
  });
  let worst: number = listed.problems.length > 0 ? EXIT.wrongInput : EXIT.done;
  const folder = listed.isBatch ? options.output : undefined;
  for (const job of plan.jobs) {
    progress.start(nameInput(job.input));
    worst = Math.max(worst, await convertSafely({ job, folder, converter, progress }));
    await letSignalsIn();
  }
  progress.close();
  return worst;
}

/** `folder` is the one of -o, created with the first file. */
type Work = { job: Job; folder: string | undefined; converter: Converter; progress: Progress };

async function convertSafely(work: Work): Promise<number> {
  try {
    return await convertDraft(work);
  } catch (error) {
    const details = error instanceof Error ? error.stack : String(error);
    work.progress.say(
      `${nameInput(work.job.input)}: unexpected error, please report it: ${details}`,
    );
    return EXIT.bug;
  }
}

async function convertDraft({ job, folder, converter, progress }: Work): Promise<number> {
  const read = await readDraft(job.input);
  if (!read.ok) {
    for (const problem of read.problems) progress.say(formatProblem(job.input, problem));
    return EXIT.wrongInput;
  }
  const { bytes, notices } = await converter.convert(read.draft);
  for (const notice of notices) progress.say(`${toPrintable(nameInput(job.input))}: ${notice}`);
  if (bytes === null) return EXIT.refused;
  if (job.output === '-') return print(bytes);
  try {
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
    writeFile(job.output, bytes);
  } catch (error) {
    progress.say(toPrintable(`${job.output}: ${explainFileError(error, 'write')}`));
    return EXIT.wrongInput;
  }
  progress.succeed(toPrintable(`${nameInput(job.input)} → ${job.output}`));
  return EXIT.done;
}

function refuse(message: string): number {
  say(toPrintable(message));
  return EXIT.wrongInput;
}
