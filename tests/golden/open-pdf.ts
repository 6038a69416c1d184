import {
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Opens a file with PDF.js, independent of our writer, and closes it after `read`. */
export async function openPdf<Result>(
  bytes: Uint8Array,
  read: (pdf: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  // A copy, since PDF.js detaches the buffer.
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS });
  try {
    return await read(await task.promise);
  } finally {
    await task.destroy();
  }
}
