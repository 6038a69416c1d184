import { constants } from 'node:os';
import { EXIT } from './exit-codes.ts';
import { explainFileError } from './explain-file-error.ts';

/**
 * Writes to standard output; gives the exit code that it deserves. A reader who left (head, less)
 * is not a failure.
 */
export async function print(data: string | Uint8Array): Promise<number> {
  const error = await new Promise<NodeJS.ErrnoException | null | undefined>((resolve) => {
    process.stdout.write(data, resolve);
  });
  if (!error || isClosedReader(error)) return EXIT.done;
  say(`standard output: ${explainFileError(error, 'write')}`);
  return EXIT.wrongInput;
}

/** Writes a line to standard error. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** An error of these streams is also raised as an event, which would end the process. */
export function ignoreClosedReaders(): void {
  process.stdout.on('error', noteNothing);
  process.stderr.on('error', noteNothing);
}

/**
 * With a listener, a signal waits for the end of the code that runs: a file is written and renamed
 * in one go, so that an interruption leaves no temporary file.
 */
export function holdSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}

/** Names and values come from files: their control characters must not drive the terminal. */
export function toPrintable(text: string): string {
  return text.replace(
    CONTROLS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function noteNothing(): void {
  // print() reports what failed; standard error has nowhere left to say it.
}

function isClosedReader({ code }: NodeJS.ErrnoException) {
  return code === 'EPIPE' || code === 'EOF' || code === 'ERR_STREAM_DESTROYED';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
