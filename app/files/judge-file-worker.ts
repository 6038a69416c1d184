/// <reference lib="webworker" />
import { todayInFrance } from '#app/lib/today.ts';
import { judgeByNorm } from '#documents/norm';
import { readDocument } from '#documents/read';
import type { WorkerMessage } from './read-file.ts';

/**
 * Reads files like `read-file-worker.ts` and checks invoices by the official rules; their code
 * lists are for the invoice reader only.
 */
declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  tell({ type: 'read', read: readDocument(data, { judge: judgeByNorm, today: todayInFrance() }) });
});
tell({ type: 'ready' });

function tell(message: WorkerMessage): void {
  self.postMessage(message);
}
