import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import { renderPage } from './render-page.ts';

/** The content of the first QR code of a file, or null. */
export async function scanCode(pdf: PDFDocumentProxy): Promise<string | null> {
  await prepareZXingModule({ overrides: { wasmBinary: await scanner }, fireImmediately: true });
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const picture = await renderPage(pdf, { number, resolution: 150 });
    const [code] = await readBarcodes({ ...picture, colorSpace: 'srgb' } as ImageData, AS_PRINTED);
    if (code?.isValid) return code.text;
  }
  return null;
}

// Without it, the scanner would be fetched from elsewhere.
const scanner = readFile(
  fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')),
).then(({ buffer }) => buffer as ArrayBuffer);

const AS_PRINTED: ReaderOptions = {
  formats: ['QRCode'],
  maxNumberOfSymbols: 1,
  tryInvert: false,
  tryRotate: false,
};
