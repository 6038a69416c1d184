/**
 * The second door of the domain, loaded on demand: from a draft to its file.
 *
 * @example
 * ```ts
 * import { createPdf } from '#documents/pdf';
 * import { requireDraft } from '#documents/samples/require-draft.ts';
 * import { samples } from '#documents/samples/samples.ts';
 * import { loadFonts } from '#runtime/load-fonts.ts';
 *
 * const draft = requireDraft(samples.menuisier);
 * const file = createPdf({ draft, today: '2026-11-20', ...(await loadFonts()) });
 * file.isBlocked; // → false
 * String.fromCharCode(...file.bytes.slice(0, 8)); // → '%PDF-1.7'
 * ```
 */
export { createMergedPdf } from './create-merged-pdf.ts';
export { type CreatedPdf, createPdf, drawDocument } from './create-pdf.ts';
export { drawPdf } from './draw-pdf.ts';
export type { FontFiles } from './fonts/fonts.ts';
export { prepareImage } from './images/prepare-image.ts';
