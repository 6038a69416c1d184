import type { Request } from '#cli/arguments/options.ts';
import { listInputs } from '#cli/input/list-inputs.ts';
import { readBytes } from '#cli/input/read-bytes.ts';
import { getToday } from '#cli/input/today.ts';
import { EXIT } from '#cli/output/exit-codes.ts';
import { explainFileError } from '#cli/output/explain-file-error.ts';
import { formatProblem } from '#cli/output/format-problem.ts';
import { formatReading, hasAnomaly } from '#cli/output/format-reading.ts';
import { print, say } from '#cli/output/output.ts';
import type { Draft } from '#documents';
import {
  type DocumentProblem,
  MAX_FILE_BYTES,
  type ReadDocument,
  readDocument,
} from '#documents/pdf';

type Opened = Extract<ReadDocument, { ok: true }>;

/**
 * Says in French what files hold, PDF, XML, JSON or ZIP; or gives their drafts, or the XML of one,
 * for machines.
 */
export async function readFiles({ inputs, options }: Request): Promise<number> {
  const { json: wantsJson = false, xml: wantsXml = false, today = getToday(new Date()) } = options;
  const listed = listInputs(inputs, ['pdf', 'xml', 'json', 'zip']);
  if (wantsXml && (wantsJson || listed.files.length > 1))
    return refuse('--xml is for one file, and without --json.');
  for (const { input, message } of listed.problems)
    say(formatProblem(input, { path: '', message }));
  const codes: number[] = listed.problems.map(() => EXIT.wrongInput);
  const drafts: Draft[] = [];
  for (const file of listed.files) {
    const read = await openFile(file);
    if (!read.ok) {
      say(formatProblem(file, { path: '', message: read.message }));
      codes.push(EXIT.wrongInput);
      continue;
    }
    if (wantsXml) return printXml(file, read.opened);
    drafts.push(...listDrafts(read.opened));
    codes.push(hasAnomaly(read.opened, today) ? EXIT.refused : EXIT.done);
    if (!wantsJson) codes.push(await print(formatReading(file, read.opened, today)));
  }
  if (wantsJson) codes.push(await printDrafts(drafts, listed.isBatch));
  return Math.max(EXIT.done, ...codes);
}

async function openFile(
  file: string,
): Promise<{ ok: true; opened: Opened } | { ok: false; message: string }> {
  let bytes: Uint8Array | null;
  try {
    bytes = await readBytes(file, MAX_FILE_BYTES);
  } catch (error) {
    return { ok: false, message: explainFileError(error, 'read') };
  }
  const read =
    bytes === null ? ({ ok: false, problem: 'too-large' } as const) : readDocument(bytes);
  if (!read.ok) return { ok: false, message: SENTENCES[read.problem] };
  const { drafts, invoice } = read;
  if (drafts.length === 0 && invoice && !invoice.read.ok)
    return { ok: false, message: invoice.read.problem.message };
  return { ok: true, opened: read };
}

/** Those made here, else that of the invoice of someone else. */
function listDrafts({ drafts, invoice }: Opened): Draft[] {
  if (drafts.length > 0) return drafts.map(({ draft }) => draft);
  return invoice?.read.ok ? [invoice.read.invoice.draft] : [];
}

/** One draft as it is, to be given to another command; a list of several. */
function printDrafts(drafts: readonly Draft[], isBatch: boolean): Promise<number> {
  const [only] = drafts;
  const value = drafts.length === 1 && only && !isBatch ? only : drafts;
  return print(`${JSON.stringify(value, null, 2)}\n`);
}

function printXml(file: string, { invoice }: Opened): Promise<number> | number {
  if (invoice) return print(invoice.xml);
  say(formatProblem(file, { path: '', message: 'it carries no invoice XML' }));
  return EXIT.refused;
}

function refuse(message: string): number {
  say(message);
  return EXIT.wrongInput;
}

const SENTENCES: Readonly<Record<DocumentProblem, string>> = {
  'unknown-format': 'it is no PDF, XML, JSON or ZIP',
  'nothing-inside': 'it holds neither a draft nor an electronic invoice',
  'newer-version': 'it was made by a newer version of Facturier: update it first',
  encrypted: 'a password protects it: save a copy without one',
  damaged: 'it is damaged',
  'cut-short': 'it is cut short: its end is missing',
  'too-large': `it is larger than ${MAX_FILE_BYTES / 1e6} MB, or what it holds is`,
  'too-complex': 'it is far more complex than an invoice',
};
