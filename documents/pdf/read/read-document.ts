import type { Draft } from '#documents/model/draft.ts';
import type { DraftProblem } from '#documents/model/parse-draft.ts';
import { repairDraft } from '#documents/model/repair-draft.ts';
import type { NormJudge } from '#documents/received/norm-judge.ts';
import { readInvoiceXml } from '#documents/received/read-invoice-xml.ts';
import { type Budget, createBudget } from './budget.ts';
import { isCutShort } from './is-cut-short.ts';
import { judgeContainer, judgePortfolio } from './judge-container.ts';
import type { OpenedInvoice } from './opened-invoice.ts';
import { isPdf, type ReadAttachment, readAttachments } from './read-attachments.ts';
import type { PdfRefusal } from './refusal.ts';
import { unzip } from './unzip.ts';

/** A draft made here; `setAside` lists its unreadable values. */
export type OpenedDraft = { draft: Draft; setAside: readonly DraftProblem[] };

/** A file made here usually has both a draft and its invoice. */
export type ReadDocument =
  | {
      ok: true;
      drafts: readonly OpenedDraft[];
      invoice: OpenedInvoice | null;
      /** Other readable invoices: of a ZIP, or of a PDF with more than one. */
      otherInvoices: readonly OpenedInvoice[];
      /** All other attachments. */
      attachments: readonly ReadAttachment[];
      /** Names of unreadable attachments. */
      missing: readonly string[];
      /** The end of the file is missing, perhaps with some attachments. */
      isCut: boolean;
    }
  | { ok: false; problem: DocumentProblem };

export type DocumentProblem =
  | Exclude<PdfRefusal, 'not-a-pdf'>
  /** A truncated PDF where nothing was found. */
  | 'cut-short'
  /** Not a PDF, XML, ZIP or JSON. */
  | 'unknown-format'
  /** A PDF, ZIP or JSON without a document. */
  | 'nothing-inside'
  /** Made by a later version of this program. */
  | 'newer-version';

/** With a judge, the official rules apply too; `today` is YYYY-MM-DD. */
type Judging = { judge?: NormJudge | undefined; today?: string | undefined };

/**
 * Opens a file by content, whatever its name: a PDF made here or any Factur-X, an XML invoice, a
 * JSON draft, or a ZIP of these. Never throws and never runs long.
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

/** Replaces each PDF among the files with the files it carries. */
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

/** Separates drafts and invoices from mere attachments. */
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

/** Null when not JSON. */
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
 * The readable invoices, each once, those with a standard name first (Factur-X 1.0, ZUGFeRD 1 and
 * 2, XRechnung); if none, the first XML, to report its problem.
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

/** Also in « mars/facture.pdf/factur-x.xml », a PDF inside a ZIP. */
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

/** Skips blanks and the byte order mark. */
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
/** A month of a small company, in a ZIP. */
const MAX_CANDIDATES = 50;
/** More than any draft with its logo and attachments. */
const MAX_JSON_BYTES = 20_000_000;
const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04];
const HEAD = 4096;
