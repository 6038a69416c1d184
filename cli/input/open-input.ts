import { explainFileError } from '#cli/output/explain-file-error.ts';
import type { Draft } from '#documents';
import { judgeByNorm } from '#documents/norm';
import {
  type DocumentProblem,
  MAX_FILE_BYTES,
  type ReadDocument,
  readDocument,
} from '#documents/read';
import type { ReadProblem } from '#documents/received';
import { getToday } from '#runtime/today.ts';
import { readBytes } from './read-bytes.ts';

export type OpenedFile = Extract<ReadDocument, { ok: true }>;

export const READABLE = ['pdf', 'xml', 'json', 'zip'] as const;

/** Opens a file (« - »: standard input), or says why it cannot. */
export async function openInput(
  file: string,
  today = getToday(new Date()),
): Promise<{ ok: true; opened: OpenedFile } | { ok: false; message: string }> {
  let bytes: Uint8Array | null;
  try {
    bytes = await readBytes(file, MAX_FILE_BYTES);
  } catch (error) {
    return { ok: false, message: explainFileError(error, 'read') };
  }
  const read =
    bytes === null
      ? ({ ok: false, problem: 'too-large' } as const)
      : readDocument(bytes, { judge: judgeByNorm, today });
  if (!read.ok) return { ok: false, message: SENTENCES[read.problem] };
  const { drafts, invoice } = read;
  if (drafts.length === 0 && invoice && !invoice.read.ok)
    return { ok: false, message: INVOICE_SENTENCES[invoice.read.problem.code] };
  return { ok: true, opened: read };
}

/** Our own drafts, else those of foreign invoices. */
export function listOpenedDrafts({ drafts, invoice, otherInvoices }: OpenedFile): Draft[] {
  if (drafts.length > 0) return drafts.map(({ draft }) => draft);
  return [invoice, ...otherInvoices].flatMap((opened) =>
    opened?.read.ok ? [opened.read.invoice.draft] : [],
  );
}

const SENTENCES: Readonly<Record<DocumentProblem, string>> = {
  'unknown-format': 'it is no PDF, XML, JSON or ZIP',
  'nothing-inside': 'it holds neither a draft nor an electronic invoice',
  'newer-version': 'it was made by a newer version of Facturier: update it first',
  encrypted:
    'it is encrypted, which PDF/A forbids: either a password opens it, or it opens without one and is only protected against changes; save factur-x.xml out of it with a PDF viewer, or ask its issuer for a PDF without protection',
  damaged: 'it is damaged',
  'cut-short': 'it is cut short: its end is missing',
  'too-large': `it is larger than ${MAX_FILE_BYTES / 1e6} MB, or what it holds is`,
  'too-complex': 'it is far more complex than an invoice',
};

/** English sentences: the domain’s are French, for the site. */
const INVOICE_SENTENCES: Readonly<Record<ReadProblem['code'], string>> = {
  'too-large': `it is larger than ${MAX_FILE_BYTES / 1e6} MB`,
  'too-complex': 'it has far more elements than an invoice',
  'too-deep': 'its elements are nested without end: do not open it elsewhere',
  'has-doctype': 'it holds a DOCTYPE, which an electronic invoice never does: it is not read',
  'unknown-encoding': 'its encoding is not known: ask its issuer for UTF-8',
  'not-xml': 'it is no electronic invoice: give an XML or a PDF with one',
  malformed: 'its XML is damaged or incomplete: ask its issuer to send it again',
  'is-order': 'it is an order, not an invoice',
  'is-status': 'it is the status of an invoice, not an invoice',
  'is-old-zugferd': 'it is in ZUGFeRD 1.0, replaced in 2019: ask for Factur-X, CII or UBL',
  'is-not-invoice': 'its XML is no invoice in Factur-X, CII or UBL',
  'too-many-lines': 'it has more lines than can be read',
  'not-representable': 'it holds values beyond any measure',
};
