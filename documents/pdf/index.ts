/**
 * The second door of the domain, loaded on demand: from a draft to the bytes of its file.
 */
export { type CreatedPdf, createPdf } from './create-pdf.ts';
export { drawPdf } from './draw-pdf.ts';
export type { FontFiles } from './fonts.ts';
export { prepareImage } from './images/prepare-image.ts';
