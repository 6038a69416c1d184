import type { Request } from '#cli/arguments/options.ts';
import { listInputs } from '#cli/input/list-inputs.ts';
import { listOpenedDrafts, type OpenedFile, openInput, READABLE } from '#cli/input/open-input.ts';
import { getToday } from '#cli/input/today.ts';
import { EXIT } from '#cli/output/exit-codes.ts';
import { formatProblem } from '#cli/output/format-problem.ts';
import { formatReading, hasAnomaly } from '#cli/output/format-reading.ts';
import { print, say } from '#cli/output/output.ts';
import type { Draft } from '#documents';

/**
 * Says in French what files hold, PDF, XML, JSON or ZIP; or gives their drafts, or the XML of one,
 * for machines.
 */
export async function readFiles({ inputs, options }: Request): Promise<number> {
  const { json: wantsJson = false, xml: wantsXml = false, today = getToday(new Date()) } = options;
  const listed = listInputs(inputs, READABLE);
  if (wantsXml && (wantsJson || listed.files.length > 1))
    return refuse('--xml is for one file, and without --json.');
  for (const { input, message } of listed.problems)
    say(formatProblem(input, { path: '', message }));
  const codes: number[] = listed.problems.map(() => EXIT.wrongInput);
  const drafts: Draft[] = [];
  for (const file of listed.files) {
    const read = await openInput(file);
    if (!read.ok) {
      say(formatProblem(file, { path: '', message: read.message }));
      codes.push(EXIT.wrongInput);
      continue;
    }
    if (wantsXml) return printXml(file, read.opened);
    drafts.push(...listOpenedDrafts(read.opened));
    codes.push(hasAnomaly(read.opened, today) ? EXIT.refused : EXIT.done);
    if (!wantsJson) codes.push(await print(formatReading(file, read.opened, today)));
  }
  if (wantsJson) codes.push(await printDrafts(drafts, listed.isBatch));
  return Math.max(EXIT.done, ...codes);
}

/** One draft as it is, to be given to another command; a list of several. */
function printDrafts(drafts: readonly Draft[], isBatch: boolean): Promise<number> {
  const [only] = drafts;
  const value = drafts.length === 1 && only && !isBatch ? only : drafts;
  return print(`${JSON.stringify(value, null, 2)}\n`);
}

function printXml(file: string, { invoice }: OpenedFile): Promise<number> | number {
  if (invoice) return print(invoice.xml);
  say(formatProblem(file, { path: '', message: 'it carries no invoice XML' }));
  return EXIT.refused;
}

function refuse(message: string): number {
  say(message);
  return EXIT.wrongInput;
}
