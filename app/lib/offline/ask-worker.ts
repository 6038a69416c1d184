import type { PageMessage } from './worker-messages.ts';

/** The answer of a service worker. */
export function askWorker<Answer>(worker: ServiceWorker, message: PageMessage): Promise<Answer> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.postMessage(message, [port2]);
  });
}
