import { deflate } from '#documents/pdf/bytes/deflate.ts';
import { type DrawPdfInput, drawPdf } from '#documents/pdf/draw-pdf.ts';
import { greek } from '#documents/sheet/fonts/greek.generated.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import type { Sheet } from '#documents/sheet/marks.ts';
import { createFontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { follow, type ReadObject, readCatalog, readObjects } from './test-reader.ts';
import { makeTestSheet } from './test-sheet.ts';

/** Draws a sheet with placeholder fonts: any bytes of the right length will do. */
export function draw(sheet: Sheet, more: Partial<DrawPdfInput> = {}): Uint8Array {
  return drawPdf({
    sheet,
    fonts: FONTS,
    metrics: METRICS,
    attachments: [],
    createdAt: '2026-11-20T09:30:00Z',
    ...more,
  });
}

export function drawAndRead(
  sheet: Sheet,
  more: Partial<DrawPdfInput> = {},
): Map<number, ReadObject> {
  return readObjects(draw(sheet, more));
}

/** A sheet of one empty page, plus `more`. */
export function makeSheet(more: Partial<Sheet>): Sheet {
  return {
    ...makeTestSheet({ lineCount: 0 }),
    pages: [{ width: 595.28, height: 841.89, marks: [] }],
    nodes: [{ role: 'Document', parent: null }],
    ...more,
  };
}

export function readShownTexts(objects: Map<number, ReadObject>): string[] {
  return [...objects.values()].map(({ text }) => text);
}

export function readMetadata(objects: Map<number, ReadObject>): string {
  return new TextDecoder('utf-8').decode(follow(objects, readCatalog(objects), 'Metadata').stream);
}

const FONTS = {
  latin: { regular: deflate(Uint8Array.of(1, 2, 3)), semibold: deflate(Uint8Array.of(4, 5, 6)) },
  greek: { regular: deflate(new Uint8Array(greek.fileLengths.regular)) },
};
const METRICS = createFontMetrics([latin, greek]);
