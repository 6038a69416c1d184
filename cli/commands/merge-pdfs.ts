import { basename } from 'node:path';
import type { Request } from '#cli/arguments/options.ts';
import { listInputs } from '#cli/input/list-inputs.ts';
import { readDraft } from '#cli/input/read-draft.ts';
import { EXIT } from '#cli/output/exit-codes.ts';
import { explainFileError } from '#cli/output/explain-file-error.ts';
import { formatProblem, nameInput } from '#cli/output/format-problem.ts';
import { print, say, toPrintable } from '#cli/output/output.ts';
import { writeFile } from '#cli/output/write-file.ts';
import { type Draft, listFontParts } from '#documents';
import { createMergedPdf } from '#documents/pdf';
import { gatherText } from '#runtime/gather-text.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import { getToday } from '#runtime/today.ts';

/** Merges drafts into one PDF with a bookmark each; one unreadable draft stops it. */
export async function mergePdfs(
  { inputs, options }: Request,
  dress: (draft: Draft) => Draft,
): Promise<number> {
  const { output, today = getToday(new Date()), final: isFinal = false } = options;
  if (output === undefined) return refuse('--merge makes one file: give its name to -o.');
  if (output === '-' && process.stdout.isTTY)
    return refuse('standard output is a terminal, which cannot show this file: give -o or a pipe.');
  const drafts = await readAll(inputs);
  if (!drafts) return EXIT.wrongInput;
  const made = createMergedPdf({
    drafts: drafts.map(({ draft }) => dress(draft)),
    title: output === '-' ? `${drafts.length} documents` : basename(output).replace(/\.pdf$/i, ''),
    today,
    ...(await loadFonts(listFontParts(drafts.map(({ draft }) => gatherText(draft)).join('')))),
  });
  const unfinished = drafts.filter((_, index) => made.areBlocked[index]);
  for (const { input } of unfinished)
    say(toPrintable(`${nameInput(input)}: ${isFinal ? 'refused, ' : ''}BROUILLON, see check`));
  if (isFinal && unfinished.length > 0) return EXIT.refused;
  return write(output, made.bytes);
}

type ReadInput = { input: string; draft: Draft };

async function readAll(inputs: readonly string[]): Promise<ReadInput[] | null> {
  const { files, problems } = listInputs(inputs);
  for (const { input, message } of problems) say(formatProblem(input, { path: '', message }));
  const drafts: ReadInput[] = [];
  for (const input of files) {
    const read = await readDraft(input);
    if (read.ok) drafts.push({ input, draft: read.draft });
    else for (const problem of read.problems) say(formatProblem(input, problem));
  }
  return problems.length === 0 && drafts.length === files.length ? drafts : null;
}

function write(output: string, bytes: Uint8Array): number | Promise<number> {
  if (output === '-') return print(bytes);
  try {
    writeFile(output, bytes);
    return EXIT.done;
  } catch (error) {
    return refuse(`${output}: ${explainFileError(error, 'write')}`);
  }
}

function refuse(message: string): number {
  say(toPrintable(message));
  return EXIT.wrongInput;
}
