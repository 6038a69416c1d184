export { type DrawPdfInput, drawPdf } from './draw-pdf.ts';
export type { Attachment } from './embedded-files.ts';
export type { FontFiles } from './fonts.ts';
export { prepareImage } from './images/prepare-image.ts';
