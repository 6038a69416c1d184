/**
 * The second door of the domain, loaded on demand: from a draft to its file and back.
 *
 * @example
 * ```ts
 * import { createPdf, readDocument } from '#documents/pdf';
 * import { requireDraft } from '#documents/samples/require-draft.ts';
 * import { samples } from '#documents/samples/samples.ts';
 * import { loadFonts } from '#runtime/load-fonts.ts';
 *
 * const draft = requireDraft(samples.menuisier);
 * const file = createPdf({ draft, today: '2026-11-20', ...(await loadFonts()) });
 * file.isBlocked; // → false
 * const read = readDocument(file.bytes);
 * read.ok && read.drafts[0]?.draft; // → draft
 * ```
 */
export { createMergedPdf } from './create-merged-pdf.ts';
export { type CreatedPdf, createPdf, drawDocument } from './create-pdf.ts';
export { drawPdf } from './draw-pdf.ts';
export type { FontFiles } from './fonts/fonts.ts';
export { prepareImage } from './images/prepare-image.ts';
export { MAX_FILE_BYTES } from './read/budget.ts';
export type { ReadAttachment } from './read/read-attachments.ts';
export {
  type DocumentProblem,
  type OpenedDraft,
  type ReadDocument,
  readDocument,
} from './read/read-document.ts';
export { splitInvoices } from './read/split-invoices.ts';
