/// <reference lib="webworker" />
import { todayInFrance } from '#app/lib/today.ts';
import { readDocument } from '#documents/read';
import type { WorkerMessage } from './read-file.ts';

/** A worker keeps the page responsive while files are read. */
declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  tell({ type: 'read', read: readDocument(data, { today: todayInFrance() }) });
});
tell({ type: 'ready' });

function tell(message: WorkerMessage): void {
  self.postMessage(message);
}
