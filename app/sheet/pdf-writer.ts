/** The PDF writer without the reader, loaded as one chunk when a file is requested. */
export { createPdf, drawDocument, drawPdf } from '#documents/pdf';
