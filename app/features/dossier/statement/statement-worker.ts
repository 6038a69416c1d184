/// <reference lib="webworker" />
import { readStatement } from '#documents/statement';

/** A worker keeps the page responsive while a statement is read. */
declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  self.postMessage(readStatement(data));
});
