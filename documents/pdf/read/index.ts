/**
 * From a file to drafts and invoices: apart from drawing, which needs none of it.
 *
 * @example
 * ```ts
 * import { readDocument } from '#documents/read';
 * import { samples } from '#documents/samples/samples.ts';
 *
 * const read = readDocument(new TextEncoder().encode(JSON.stringify(samples.menuisier)));
 * read.ok && read.drafts[0]?.draft.number; // → 'F-2026-0042'
 * ```
 */
export { MAX_FILE_BYTES } from './budget.ts';
export type { ReadAttachment } from './read-attachments.ts';
export {
  type DocumentProblem,
  type OpenedDraft,
  type ReadDocument,
  readDocument,
} from './read-document.ts';
export { splitInvoices } from './split-invoices.ts';
