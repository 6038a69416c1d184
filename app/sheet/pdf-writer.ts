/** What draws files, without what reads them: fetched together, when a file is asked for. */
export { createPdf, drawDocument, drawPdf } from '#documents/pdf';
