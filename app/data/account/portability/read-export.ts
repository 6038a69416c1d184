import * as z from 'zod/mini';
import { readNumeric } from '#app/data/account/dossier/remote-documents.ts';
import { decodeBytea, hashOf, joinFiles } from '#app/data/account/dossier/split-files.ts';
import { type Client, toClient } from '#app/data/account/records/client-row.ts';
import { type Company, toCompany } from '#app/data/account/records/company-row.ts';
import { type Product, toProduct } from '#app/data/account/records/product-row.ts';
import { toBase64 } from '#app/lib/encoding/to-base64.ts';
import { type Draft, repairDraft } from '#documents';
import {
  type DocumentLink,
  type MadeReminder,
  type Milestone,
  type Payment,
  recordIdsOf,
  type StoredDraft,
  seriesOf,
  toMadeReminder,
} from '#documents/dossier';
import {
  clientSchema,
  companySchema,
  contentSchema,
  documentSchema,
  draftFileSchema,
  type ExportTables,
  exportSchema,
  fileSchema,
  linkSchema,
  paymentSchema,
  productSchema,
  reminderSchema,
  repetitionSchema,
} from './export-schema.ts';
import { type ExportedRepetition, readRepetitions } from './read-repetitions.ts';

/** The parts of an export that can be imported. */
export type AccountExport = {
  /** ISO 8601 */
  exportedAt: string;
  companies: readonly Company[];
  clients: readonly Client[];
  products: readonly Product[];
  /** In the order in which they were issued, drafts last. */
  documents: readonly ExportedDocument[];
  links: readonly DocumentLink[];
  /** Exports made before an account had any have none. */
  repetitions: readonly ExportedRepetition[];
  /** Documents that cannot be read. */
  unread: number;
};

export type ExportedDocument = {
  id: string;
  isIssued: boolean;
  /** The key of its number among given numbers; null without one. */
  numberKey: string | null;
  /** The document with its logo and attachments. */
  load: () => Promise<StoredDraft>;
  milestone: Milestone | null;
  payments: readonly Payment[];
  reminders: readonly MadeReminder[];
  /** The PDF that was issued, if the export has it whole. */
  readFile: (() => Promise<File | null>) | null;
};

/** The files that stand beside the tables, by path. */
export type ExportParts = {
  has: (path: string) => boolean;
  read: (path: string) => Promise<Uint8Array | null>;
};

/** Null when the text is no export; a row that cannot be read is left out. */
export async function readExport(json: string, parts: ExportParts): Promise<AccountExport | null> {
  const parsed = z.safeParse(exportSchema, parseJson(json));
  if (!parsed.success) return null;
  const tables = parsed.data;
  const files = filesOf(tables.draft_files ?? [], parts);
  const { documents, unread } = await readDocuments(tables, files, parts);
  return {
    exportedAt: tables.exported_at,
    companies: rowsOf(companySchema, tables.companies).map(toCompany),
    clients: rowsOf(clientSchema, tables.clients).map(toClient),
    products: rowsOf(productSchema, tables.products).map(
      ({ unit_price_excluding_tax, vat_rate, ...row }) =>
        toProduct({
          ...row,
          price: String(unit_price_excluding_tax),
          rate: vat_rate?.toString() ?? null,
        }),
    ),
    documents,
    links: rowsOf(linkSchema, tables.document_links).map(toLink),
    repetitions: await readRepetitions(rowsOf(repetitionSchema, tables.repetitions), files),
    unread,
  };
}

async function readDocuments(
  tables: ExportTables,
  readDraftFile: ReadDraftFile,
  parts: ExportParts,
): Promise<Pick<AccountExport, 'documents' | 'unread'>> {
  const contents = new Map(
    rowsOf(contentSchema, tables.document_contents).map((row) => [row.document_id, row]),
  );
  const payments = groupPayments(rowsOf(paymentSchema, tables.payments));
  const reminders = groupRows(rowsOf(reminderSchema, tables.document_reminders));
  const files = new Map(
    rowsOf(fileSchema, tables.document_files).map((row) => [row.document_id, row]),
  );
  const found: { at: number; document: ExportedDocument }[] = [];
  for (const row of rowsOf(documentSchema, tables.documents)) {
    const content = contents.get(row.id);
    const load = async () => (content ? readStored(row, content, readDraftFile) : null);
    const head = describe(await load());
    if (!head) continue;
    const { local_id: id, milestone: name, milestone_at } = row;
    const file = files.get(row.id);
    const document = {
      ...{ id, isIssued: row.issued_at !== null, numberKey: head.numberKey },
      load: async () => requireStored(await load()),
      milestone: name && { id, name, markedAt: Date.parse(milestone_at ?? row.updated_at) },
      payments: (payments.get(row.id) ?? []).map((payment) => toPayment(id, payment)),
      // Its rows name documents by their ids on devices.
      reminders: (reminders.get(id) ?? []).map(toReminder),
      readFile: file && isThere(file, parts) ? () => openFile(file, parts) : null,
    };
    found.push({ at: head.at, document });
  }
  const documents = found.toSorted((left, right) => left.at - right.at);
  return {
    documents: documents.map(({ document }) => document),
    unread: tables.documents.length - found.length,
  };
}

/** Kept in place of the whole document, whose logo is heavy, until it is imported. */
function describe(stored: StoredDraft | null): { at: number; numberKey: string | null } | null {
  if (!stored) return null;
  const { number } = stored.draft;
  return {
    at: stored.issued?.at ?? Number.MAX_SAFE_INTEGER,
    numberKey: number === '' ? null : `${seriesOf(stored.draft)}/${number}`,
  };
}

function requireStored(stored: StoredDraft | null): StoredDraft {
  if (!stored) throw new Error('The export cannot be read any more');
  return stored;
}

/** Null when the draft is unreadable; an issued document is never repaired. */
async function readStored(
  { local_id: id, issued_at, updated_at, client_id, company_id }: z.infer<typeof documentSchema>,
  { draft: given, raw_texts }: z.infer<typeof contentSchema>,
  readDraftFile: ReadDraftFile,
): Promise<StoredDraft | null> {
  // A draft of another shape is refused just below.
  const joined = await joinFiles(given as unknown as Draft, readDraftFile).catch(() => given);
  const repaired = repairDraft(joined);
  if (!repaired.ok || (issued_at !== null && repaired.setAside.length > 0)) return null;
  const { draft } = repaired;
  const ids = recordIdsOf({ clientId: client_id, companyId: company_id });
  if (issued_at === null)
    return { id, draft, rawTexts: readTexts(raw_texts), updatedAt: Date.parse(updated_at), ...ids };
  const at = Date.parse(issued_at);
  return { id, draft, rawTexts: {}, updatedAt: at, completedAt: at, issued: { draft, at }, ...ids };
}

function readTexts(given: unknown): Record<string, string> {
  const entries = Object.entries(given ?? {});
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
}

/** Payments by document; a correction comes with the payment that it takes back. */
function groupPayments(rows: readonly PaymentRow[]): Map<string, PaymentRow[]> {
  const paid = rows.filter(({ corrects }) => corrects === null);
  const ids = new Set(paid.map(({ id }) => id));
  const corrections = rows.filter(({ corrects }) => corrects !== null && ids.has(corrects));
  return groupRows([...paid, ...corrections]);
}

function groupRows<Row extends { document_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows)
    groups.set(row.document_id, [...(groups.get(row.document_id) ?? []), row]);
  return groups;
}

type PaymentRow = z.infer<typeof paymentSchema>;

function toPayment(
  documentId: string,
  { id, amount, paid_on: paidOn, means, note, corrects }: PaymentRow,
): Payment {
  return { id, documentId, amount: readNumeric(amount), paidOn, means, note, corrects };
}

function toReminder({ document_id, made_on: date, level }: z.infer<typeof reminderSchema>) {
  return toMadeReminder(document_id, { level, date });
}

function toLink({ from_id: from, to_id: to, ...row }: z.infer<typeof linkSchema>): DocumentLink {
  const { relation, deleted, made_at, payment_id: paymentId, set_off } = row;
  const ends = { key: `${from}/${to}`, from, to };
  const more = {
    ...(deleted && { deleted }),
    ...(paymentId && { paymentId }),
    ...(set_off && { setOff: readNumeric(set_off) }),
  };
  return { ...ends, relation, createdAt: Date.parse(made_at), ...more };
}

type ReadDraftFile = (hash: string) => Promise<{ mediaType: string; base64: string } | null>;

/** The files of drafts by hash, each read once; null for one that is damaged. */
function filesOf(rows: readonly unknown[], parts: ExportParts): ReadDraftFile {
  const files = new Map(rowsOf(draftFileSchema, rows).map((row) => [row.hash, row]));
  const read = new Map<string, ReturnType<ReadDraftFile>>();
  const open: ReadDraftFile = async (hash) => {
    const row = files.get(hash);
    const bytes = row && (await readWhole(row, hash, parts));
    return row && bytes ? { mediaType: row.media_type, base64: toBase64(bytes) } : null;
  };
  return (hash) => {
    const known = read.get(hash) ?? open(hash);
    read.set(hash, known);
    return known;
  };
}

async function openFile(row: z.infer<typeof fileSchema>, parts: ExportParts): Promise<File | null> {
  const bytes = await readWhole(row, row.sha256, parts);
  if (!bytes) return null;
  // not a SharedArrayBuffer
  return new File([bytes as Uint8Array<ArrayBuffer>], row.name, { type: 'application/pdf' });
}

/** Null when the bytes are missing or are not those of the SHA-256. */
async function readWhole(
  row: Parameters<typeof readBytes>[0],
  sha256: string,
  parts: ExportParts,
): Promise<Uint8Array | null> {
  const bytes = await readBytes(row, parts).catch(() => null);
  return bytes && (await hashOf(bytes)) === sha256 ? bytes : null;
}

function isThere({ bytes, file }: z.infer<typeof fileSchema>, parts: ExportParts): boolean {
  return bytes !== undefined || (file !== undefined && parts.has(file));
}

/** The bytes of a file: beside the tables, or in them in the first exports. */
function readBytes(
  { file, bytes }: { file?: string | undefined; bytes?: string | undefined },
  parts: ExportParts,
): Promise<Uint8Array | null> {
  if (bytes !== undefined) return Promise.resolve(decodeBytea(bytes));
  return file === undefined ? Promise.resolve(null) : parts.read(file);
}

/** The rows that have the shape of their table. */
function rowsOf<Row>(schema: z.ZodMiniType<Row>, rows: readonly unknown[] = []): Row[] {
  return rows.flatMap((row) => {
    const parsed = z.safeParse(schema, row);
    return parsed.success ? [parsed.data] : [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
