import type { ArchiveOrder } from './archive-worker.ts';

/** A ZIP that a worker writes: its code and its work stay out of the page. */
export type Archive = {
  /** A text that comes in several pieces; one at a time. */
  open: (name: string) => { write: (text: string) => void; close: () => void };
  addText: (name: string, text: string) => void;
  /** Bytes that are compressed already; they are given away. */
  addPacked: (name: string, bytes: Uint8Array) => void;
  /** Rejects when the worker has failed. */
  finish: () => Promise<Blob>;
  stop: () => void;
};

/** `day` (YYYY-MM-DD) dates every file. */
export function startArchive(day: string): Archive {
  const worker = new Worker(new URL('./archive-worker.ts', import.meta.url), { type: 'module' });
  const order = (message: ArchiveOrder, given: Transferable[] = []) =>
    worker.postMessage(message, given);
  const finished = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The archive was not written')));
  });
  // Awaited at the end only.
  finished.catch(() => undefined);
  order({ kind: 'start', day });
  const open = (name: string) => {
    order({ kind: 'open', name });
    return {
      write: (text: string) => order({ kind: 'write', text }),
      close: () => order({ kind: 'close' }),
    };
  };
  return {
    open,
    addText: (name, text) => {
      const part = open(name);
      part.write(text);
      part.close();
    },
    addPacked: (name, bytes) => order({ kind: 'bytes', name, bytes }, [bytes.buffer]),
    finish: () => {
      order({ kind: 'finish' });
      return finished;
    },
    stop: () => worker.terminate(),
  };
}
