import {
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Opens a file with PDF.js, which shares no line with our writer, and closes it after `read`. */
export async function openPdf<Result>(
  bytes: Uint8Array,
  read: (pdf: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS }); // it takes the bytes away
  try {
    return await read(await task.promise);
  } finally {
    await task.destroy();
  }
}
