/** The second door of the domain, loaded on demand: from a draft to its file and back. */
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
