import type { Options, Request } from '#cli/arguments/options.ts';
import { type Inputs, listInputs } from '#cli/input/list-inputs.ts';
import { listOpenedDrafts, type OpenedFile, openInput, READABLE } from '#cli/input/open-input.ts';
import { EXIT, worstOf } from '#cli/output/exit-codes.ts';
import { formatProblem } from '#cli/output/format-problem.ts';
import { formatReading, judgeReading } from '#cli/output/format-reading.ts';
import { print, say } from '#cli/output/output.ts';
import type { Draft } from '#documents';
import { splitInvoices } from '#documents/read';
import { getToday } from '#runtime/today.ts';
import { tabulateReadings } from './tabulate-readings.ts';

/**
 * Describes PDF, XML, JSON or ZIP files, prints their drafts or XML, or compares our verdicts on a
 * folder with the official ones.
 */
export function readFiles({ inputs, options }: Request): Promise<number> {
  const { json = false, xml = false, table = false } = options;
  const [only = '', ...others] = inputs;
  if (table) return others.length === 0 ? tabulateReadings(only) : refuseOptions(ONE_FOLDER);
  const listed = listInputs(inputs, READABLE);
  if (xml && (json || listed.files.length > 1)) return refuseOptions(ONE_FILE);
  for (const { input, message } of listed.problems)
    say(formatProblem(input, { path: '', message }));
  return readListed(listed, options);
}

async function readListed({ files, problems, isBatch }: Inputs, options: Options): Promise<number> {
  const codes: number[] = problems.map(() => EXIT.wrongInput);
  const drafts: Draft[] = [];
  for (const file of files) {
    const read = await openInput(file, options.today);
    if (!read.ok) {
      say(formatProblem(file, { path: '', message: read.message }));
      codes.push(EXIT.wrongInput);
      continue;
    }
    if (options.xml) return printXml(file, read.opened);
    drafts.push(...listOpenedDrafts(read.opened));
    codes.push(...(await report(file, read.opened, options)));
  }
  if (options.json) codes.push(await printDrafts(drafts, isBatch));
  return worstOf(codes);
}

async function report(
  file: string,
  opened: OpenedFile,
  { json = false, today = getToday(new Date()) }: Options,
): Promise<number[]> {
  const codes: number[] = [];
  for (const [index, part] of splitInvoices(opened).entries()) {
    codes.push(EXITS[judgeReading(part, today)]);
    const name = index === 0 ? file : `${file} › ${part.invoice?.name ?? ''}`;
    if (!json) codes.push(await print(formatReading(name, part, today)));
  }
  return codes;
}

/** One draft alone, as input for another command; else a list. */
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

function refuseOptions(message: string): Promise<number> {
  say(message);
  return Promise.resolve(EXIT.wrongInput);
}

const ONE_FOLDER = '--table is for one folder.';
const ONE_FILE = '--xml is for one file, and without --json.';
const EXITS = { conforming: EXIT.done, 'to-report': EXIT.toReport, refused: EXIT.refused } as const;
