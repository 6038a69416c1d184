import { type DocumentProblem, MAX_FILE_BYTES, type ReadDocument } from '#documents/pdf';

/** What a file of this device holds, or why it cannot be said. */
export type ReadFile =
  | Extract<ReadDocument, { ok: true }>
  | { ok: false; problem: DocumentProblem | ReadingProblem };

type ReadingProblem =
  /** It has no bytes. */
  | 'empty'
  /** It took longer than a valid file would. */
  | 'too-slow'
  /** The device did not give its bytes: a folder, a file that was moved. */
  | 'not-readable'
  /** The code that reads did not arrive. */
  | 'unavailable';

export type WorkerMessage = { type: 'ready' } | { type: 'read'; read: ReadDocument };

/**
 * Reads a file in a worker, which is ended when it stays silent: a hostile file never freezes the
 * page. Nothing is sent anywhere. To `judge` an invoice also asks the official rules.
 */
export async function readFile(file: File, task: ReadingTask = 'open'): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES) return refuse('too-large');
  const bytes = await readBytes(file);
  if (!bytes) return refuse('not-readable');
  if (bytes.length === 0) return refuse('empty');
  const reader = takeReader(task);
  if (!(await reader.whenReady)) return refuse('unavailable');
  const read = await ask(reader.worker, bytes);
  if (read) keepReader(reader);
  else reader.worker.terminate();
  return read ?? refuse('too-slow');
}

/** Starts the worker of a task, so that it is there once the network is gone. */
export function prepareReader(task: ReadingTask): void {
  keepReader(takeReader(task));
}

/** To open what a file holds; to judge an invoice by the official rules too. */
export type ReadingTask = 'open' | 'judge';

type Reader = { task: ReadingTask; worker: Worker; whenReady: Promise<boolean> };

const spare: Partial<Record<ReadingTask, Reader>> = {};

function takeReader(task: ReadingTask): Reader {
  const reader = spare[task] ?? startReader(task);
  delete spare[task];
  return reader;
}

/** One spare worker of a task is enough for the next file. */
function keepReader(reader: Reader): void {
  if (spare[reader.task]) reader.worker.terminate();
  else spare[reader.task] = reader;
}

function startReader(task: ReadingTask): Reader {
  const worker = startWorker(task);
  const whenReady = new Promise<boolean>((resolve) => {
    worker.addEventListener('message', () => resolve(true), { once: true });
    worker.addEventListener('error', () => resolve(false), { once: true });
  });
  const reader = { task, worker, whenReady };
  whenReady.then((isReady) => {
    if (!isReady && spare[task] === reader) delete spare[task];
  });
  return reader;
}

/** The build wants each address in full. */
function startWorker(task: ReadingTask): Worker {
  return task === 'judge'
    ? new Worker(new URL('./judge-file-worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./read-file-worker.ts', import.meta.url), { type: 'module' });
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
