import { type DocumentProblem, MAX_FILE_BYTES, type ReadDocument } from '#documents/read';
import { askReader, readBytes } from './ask-reader.ts';

export type ReadFile =
  | Extract<ReadDocument, { ok: true }>
  | { ok: false; problem: DocumentProblem | ReadingProblem };

type ReadingProblem =
  | 'empty'
  /** It took longer than any valid file. */
  | 'too-slow'
  /** A folder, or a file that was moved. */
  | 'not-readable'
  /** The reader’s code could not be loaded. */
  | 'unavailable';

export type WorkerMessage = { type: 'ready' } | { type: 'read'; read: ReadDocument };

/**
 * Reads a file in a worker, killed when it takes too long: a hostile file cannot freeze the page.
 * Nothing leaves the device. With `judge`, invoices are checked by the official rules.
 */
export async function readFile(file: File, task: ReadingTask = 'open'): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES) return refuse('too-large');
  const bytes = await readBytes(file);
  if (!bytes) return refuse('not-readable');
  if (bytes.length === 0) return refuse('empty');
  const reader = takeReader(task);
  if (!(await reader.whenReady)) return refuse('unavailable');
  const told = await askReader<WorkerMessage>(reader.worker, bytes, SILENCE_MS);
  if (told?.type !== 'read') {
    reader.worker.terminate();
    return refuse('too-slow');
  }
  keepReader(reader);
  return told.read;
}

/** Starts a worker early, for when the network is gone. */
export function prepareReader(task: ReadingTask): void {
  keepReader(takeReader(task));
}

/** `open` reads a file; `judge` also checks it by the official rules. */
export type ReadingTask = 'open' | 'judge';

type Reader = { task: ReadingTask; worker: Worker; whenReady: Promise<boolean> };

const spare: Partial<Record<ReadingTask, Reader>> = {};

function takeReader(task: ReadingTask): Reader {
  const reader = spare[task] ?? startReader(task);
  delete spare[task];
  return reader;
}

/** One spare worker per task is enough. */
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

/** The bundler needs each URL as a literal. */
function startWorker(task: ReadingTask): Worker {
  return task === 'judge'
    ? new Worker(new URL('./judge-file-worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./read-file-worker.ts', import.meta.url), { type: 'module' });
}

function refuse(problem: DocumentProblem | ReadingProblem): ReadFile {
  return { ok: false, problem };
}

const SILENCE_MS = 2000;
