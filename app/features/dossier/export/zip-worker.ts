import type { Generation } from '#app/data/functions/generations.ts';
import { createSheetFonts } from '#app/sheet/sheet-fonts.ts';
import { type ZippedDocument, zipDocuments } from './zip-documents.ts';

/** Messages to the worker: the start, then each batch it asks for; an empty one is the last. */
export type ZipOrder =
  | { kind: 'start'; today: string }
  | { kind: 'batch'; documents: readonly ZippedDocument[] };
/** Messages from the worker. */
export type ZipNews =
  | { kind: 'wanted' }
  | { kind: 'progress'; count: number }
  | { kind: 'done'; zip: Blob; undrawn: number; made: Generation[] }
  | { kind: 'failed' };

let takeBatch: (documents: readonly ZippedDocument[]) => void = () => undefined;

// One order per worker: cancelling terminates it.
self.addEventListener('message', async ({ data }: MessageEvent<ZipOrder>) => {
  if (data.kind === 'batch') return takeBatch(data.documents);
  try {
    const done = await zipDocuments(readBatches(), {
      today: data.today,
      fonts: createSheetFonts(),
      onProgress: (count) => tell({ kind: 'progress', count }),
    });
    tell({ kind: 'done', ...done });
  } catch {
    tell({ kind: 'failed' });
  }
});

async function* readBatches(): AsyncGenerator<ZippedDocument> {
  for (;;) {
    const batch = await new Promise<readonly ZippedDocument[]>((resolve) => {
      takeBatch = resolve;
      tell({ kind: 'wanted' });
    });
    if (batch.length === 0) return;
    yield* batch;
  }
}

function tell(news: ZipNews): void {
  self.postMessage(news);
}
