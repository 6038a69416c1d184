/// <reference lib="webworker" />
import { todayInFrance } from '#app/lib/today.ts';
import { readDocument } from '#documents/pdf';
import type { WorkerMessage } from './read-file.ts';

/** Reads files in a worker, so that the page stays responsive whatever they do. */
declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  tell({ type: 'read', read: readDocument(data, { today: todayInFrance() }) });
});
tell({ type: 'ready' });

function tell(message: WorkerMessage): void {
  self.postMessage(message);
}
