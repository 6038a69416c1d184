import type { Generation } from '#app/data/functions/generations.ts';
import { createSheetFonts } from '#app/sheet/sheet-fonts.ts';
import { type ZippedDocument, zipDocuments } from './zip-documents.ts';

/** Messages to and from the worker. */
export type ZipOrder = { documents: readonly ZippedDocument[]; today: string };
export type ZipNews =
  | { kind: 'progress'; count: number }
  | { kind: 'done'; zip: Blob; undrawn: number; made: Generation[] }
  | { kind: 'failed' };

// One order per worker: cancelling terminates it.
self.addEventListener('message', async ({ data }: MessageEvent<ZipOrder>) => {
  try {
    const { chunks, undrawn, made } = await zipDocuments(data.documents, {
      today: data.today,
      fonts: createSheetFonts(),
      onProgress: (count) => tell({ kind: 'progress', count }),
    });
    // fflate never uses shared memory.
    tell({ kind: 'done', zip: new Blob(chunks as BlobPart[]), undrawn, made });
  } catch {
    tell({ kind: 'failed' });
  }
});

function tell(news: ZipNews): void {
  self.postMessage(news);
}
