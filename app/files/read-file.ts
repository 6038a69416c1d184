import { type DocumentProblem, MAX_FILE_BYTES, type ReadDocument } from '#documents/pdf';

/** What a file of this device holds, or why it cannot be said. */
export type ReadFile =
  | Extract<ReadDocument, { ok: true }>
  | { ok: false; problem: DocumentProblem | ReadingProblem };

type ReadingProblem =
  /** It took longer than a valid file would. */
  | 'too-slow'
  /** The device did not give its bytes: a folder, a file that was moved. */
  | 'not-readable'
  /** The code that reads did not arrive. */
  | 'unavailable';

export type WorkerMessage = { type: 'ready' } | { type: 'read'; read: ReadDocument };

/**
 * Reads a file in a worker, which is ended when it stays silent: a hostile file never freezes the
 * page. Nothing is sent anywhere.
 */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES) return refuse('too-large');
  const bytes = await readBytes(file);
  if (!bytes) return refuse('not-readable');
  const reader = takeReader();
  if (!(await reader.whenReady)) return refuse('unavailable');
  const read = await ask(reader.worker, bytes);
  if (read) keepReader(reader);
  else reader.worker.terminate();
  return read ?? refuse('too-slow');
}

/** Starts the worker, so that it is there once the network is gone. */
export function prepareReader(): void {
  keepReader(takeReader());
}

type Reader = { worker: Worker; whenReady: Promise<boolean> };

let spare: Reader | null = null;

function takeReader(): Reader {
  const reader = spare ?? startReader();
  spare = null;
  return reader;
}

/** One spare worker is enough for the next file. */
function keepReader(reader: Reader): void {
  if (spare) reader.worker.terminate();
  else spare = reader;
}

function startReader(): Reader {
  const worker = new Worker(new URL('./read-file-worker.ts', import.meta.url), { type: 'module' });
  const whenReady = new Promise<boolean>((resolve) => {
    worker.addEventListener('message', () => resolve(true), { once: true });
    worker.addEventListener('error', () => resolve(false), { once: true });
  });
  const reader = { worker, whenReady };
  whenReady.then((isReady) => {
    if (!isReady && spare === reader) spare = null;
  });
  return reader;
}

/** Null on timeout. */
function ask(worker: Worker, bytes: Uint8Array): Promise<ReadDocument | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), SILENCE_MS);
    const answer = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type !== 'read') return;
      clearTimeout(timer);
      resolve(data.read);
    };
    worker.addEventListener('message', answer, { once: true });
    worker.addEventListener('error', () => resolve(null), { once: true });
    worker.postMessage(bytes, [bytes.buffer]);
  });
}

async function readBytes(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

function refuse(problem: DocumentProblem | ReadingProblem): ReadFile {
  return { ok: false, problem };
}

const SILENCE_MS = 2000;
