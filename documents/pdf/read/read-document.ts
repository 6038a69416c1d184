import type { NormJudge } from '#documents/facturx/read/norm-judge.ts';
import { readInvoiceXml } from '#documents/facturx/read/read-invoice-xml.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { DraftProblem } from '#documents/model/parse-draft.ts';
import { repairDraft } from '#documents/model/repair-draft.ts';
import { type Budget, createBudget } from './budget.ts';
import { isCutShort } from './is-cut-short.ts';
import { judgeContainer, judgePortfolio } from './judge-container.ts';
import type { OpenedInvoice } from './opened-invoice.ts';
import { isPdf, type ReadAttachment, readAttachments } from './read-attachments.ts';
import type { PdfRefusal } from './refusal.ts';
import { unzip } from './unzip.ts';

/** A document made here, with the values of it that could not be read and were set aside. */
export type OpenedDraft = { draft: Draft; setAside: readonly DraftProblem[] };

/**
 * What a file holds. One made here usually has both: the draft, and the invoice that goes with it.
 */
export type ReadDocument =
  | {
      ok: true;
      drafts: readonly OpenedDraft[];
      invoice: OpenedInvoice | null;
      /** The other invoices that can be read, of a ZIP, or of a PDF that should have one. */
      otherInvoices: readonly OpenedInvoice[];
      /** What else the file carries. */
      attachments: readonly ReadAttachment[];
      /** What could not be had of it: names of attachments. */
      missing: readonly string[];
      /** The file has lost its end, and perhaps some of what it carried. */
      isCut: boolean;
    }
  | { ok: false; problem: DocumentProblem };

export type DocumentProblem =
  | Exclude<PdfRefusal, 'not-a-pdf'>
  /** A PDF without its end, that gives nothing. */
  | 'cut-short'
  /** Not a PDF, an XML, a ZIP or a JSON. */
  | 'unknown-format'
  /** A PDF, a ZIP or a JSON without anything to open. */
  | 'nothing-inside'
  /** Made by a later version of this program. */
  | 'newer-version';

/** How an invoice is judged: by the official rules too, on a day, YYYY-MM-DD. */
type Judging = { judge?: NormJudge | undefined; today?: string | undefined };

/**
 * Opens the bytes of a file by what they are, whatever its name: a PDF made here or a Factur-X of
 * anyone, an invoice in XML, a draft in JSON, a ZIP of those. Never throws and never runs long.
 */
export function readDocument(bytes: Uint8Array, judging: Judging = {}): ReadDocument {
  if (isPdf(bytes)) return readPdf(bytes, judging);
  if (hasPrefix(bytes, ZIP_MARK)) return readZip(bytes, judging);
  const first = firstCharacter(bytes);
  if (first === '<') return { ...EMPTY, invoice: openInvoice({ name: '', bytes }, judging) };
  return first === '{' ? readJson(bytes) : refuse('unknown-format');
}

function readPdf(bytes: Uint8Array, judging: Judging): ReadDocument {
  const budget = createBudget();
  const read = readAttachments(bytes, budget);
  const isCut = isCutShort(bytes);
  if (!read.ok) return refuse(nameProblem(read.problem, isCut));
  const missing = read.unreadable.map(({ name }) => name);
  const sorted = sort(read.attachments, { missing, judging });
  if (sorted.ok) return { ...judgeContainer(sorted, read), isCut };
  if (sorted.problem !== 'nothing-inside') return sorted;
  const inner = sort(openPdfs(read.attachments, budget), { missing, judging });
  if (inner.ok) return { ...judgePortfolio(inner), isCut };
  return isCut ? refuse('cut-short') : sorted;
}

function nameProblem(problem: PdfRefusal, isCut: boolean): DocumentProblem {
  if (problem === 'not-a-pdf') return 'unknown-format';
  return problem === 'damaged' && isCut ? 'cut-short' : problem;
}

function readZip(bytes: Uint8Array, judging: Judging): ReadDocument {
  const entries = unzip(bytes, (name) => /\.(pdf|json|xml)$/i.test(name));
  if (!entries) return refuse('damaged');
  const files = entries.map((entry) => ({ ...entry, relationship: '' }));
  return sort(openPdfs(files, createBudget()), { missing: [], judging });
}

/** The files, with what the PDFs among them carry in the place of those. */
function openPdfs(files: readonly ReadAttachment[], budget: Budget): ReadAttachment[] {
  return files.flatMap((file) =>
    isPdf(file.bytes)
      ? listAttachments(file.bytes, budget).map((inner) => ({
          ...inner,
          name: `${file.name}/${inner.name}`,
        }))
      : [file],
  );
}

function listAttachments(pdf: Uint8Array, budget: Budget): ReadAttachment[] {
  const read = readAttachments(pdf, budget);
  return read.ok ? read.attachments : [];
}

function readJson(bytes: Uint8Array): ReadDocument {
  return sort([{ name: 'facturier.json', relationship: '', bytes }], { missing: [] });
}

/** Tells our drafts and the invoice from what is only attached. */
function sort(
  files: readonly ReadAttachment[],
  { missing, judging = {} }: { missing: readonly string[]; judging?: Judging },
): ReadDocument {
  const drafts: OpenedDraft[] = [];
  const others: ReadAttachment[] = [];
  let isNewer = false;
  for (const file of files) {
    const repaired = /\.json$/i.test(file.name) ? openDraft(file.bytes) : null;
    if (repaired?.ok) drafts.push({ draft: repaired.draft, setAside: repaired.setAside });
    else if (repaired && isFromLaterVersion(repaired.problems)) isNewer = true;
    else others.push(file);
  }
  const [invoice = null, ...otherInvoices] = findInvoices(others, judging);
  if (drafts.length === 0 && !invoice) return refuse(isNewer ? 'newer-version' : 'nothing-inside');
  return {
    ok: true,
    drafts,
    invoice,
    otherInvoices,
    attachments: others.filter(
      ({ bytes }) => ![invoice, ...otherInvoices].some((opened) => opened?.xml === bytes),
    ),
    missing,
    isCut: false,
  };
}

/** Null when it is not JSON. */
function openDraft(bytes: Uint8Array) {
  if (bytes.length > MAX_JSON_BYTES) return null;
  try {
    return repairDraft(JSON.parse(new TextDecoder('utf-8').decode(bytes)));
  } catch {
    return null;
  }
}

function isFromLaterVersion(problems: readonly DraftProblem[]): boolean {
  return problems.some(({ path, message }) => path === 'version' && message.includes('newer'));
}

/**
 * Those that can be read, the first by the names that the formats give it (Factur-X 1.0, ZUGFeRD 1
 * and 2, XRechnung), each once; else the first XML alone, to say what is wrong with it.
 */
function findInvoices(files: readonly ReadAttachment[], judging: Judging): OpenedInvoice[] {
  const rank = ({ name }: ReadAttachment) =>
    Number(!INVOICE_NAMES.includes(baseName(name).toLowerCase()));
  const candidates = files
    .filter(({ name }) => /\.xml$/i.test(name))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MAX_CANDIDATES);
  const opened: OpenedInvoice[] = [];
  for (const candidate of candidates)
    if (!opened.some(({ xml }) => isSame(xml, candidate.bytes)))
      opened.push(openInvoice(candidate, judging));
  const readable = opened.filter(({ read }) => read.ok);
  return readable.length > 0 ? readable : opened.slice(0, 1);
}

/** Of a file of a PDF in a ZIP too: « mars/facture.pdf/factur-x.xml ». */
function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

function openInvoice(
  { name, bytes }: { name: string; bytes: Uint8Array },
  { judge, today }: Judging,
): OpenedInvoice {
  return { name, xml: bytes, read: readInvoiceXml(bytes, judge, today) };
}

function hasPrefix(bytes: Uint8Array, prefix: readonly number[]): boolean {
  return prefix.every((byte, index) => bytes[index] === byte);
}

/** The first that is neither a blank nor the mark of an encoding. */
function firstCharacter(bytes: Uint8Array): string {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD));
  return head.replace(/^\ufffd{0,2}[\s\p{Cc}\p{Cf}]*/u, '').slice(0, 1);
}

function refuse(problem: DocumentProblem): ReadDocument {
  return { ok: false, problem };
}

const EMPTY = {
  ok: true,
  drafts: [],
  invoice: null,
  otherInvoices: [],
  attachments: [],
  missing: [],
  isCut: false,
} as const;
const INVOICE_NAMES = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml'];
/** Of a ZIP: a month of a small company. */
const MAX_CANDIDATES = 50;
/** Larger than any draft with its logo and its attachments. */
const MAX_JSON_BYTES = 20_000_000;
const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04];
const HEAD = 4096;
