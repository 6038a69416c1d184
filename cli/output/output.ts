import { constants } from 'node:os';
import { EXIT } from './exit-codes.ts';
import { explainFileError } from './explain-file-error.ts';

/**
 * Writes to standard output; returns the exit code. A reader that left (head, less) is no failure.
 */
export async function print(data: string | Uint8Array): Promise<number> {
  const error = await new Promise<NodeJS.ErrnoException | null | undefined>((resolve) => {
    process.stdout.write(data, resolve);
  });
  if (!error || isClosedReader(error)) return EXIT.done;
  say(`standard output: ${explainFileError(error, 'write')}`);
  return EXIT.wrongInput;
}

export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Without a listener, an error of these streams would end the process. */
export function ignoreClosedReaders(): void {
  process.stdout.on('error', noteNothing);
  process.stderr.on('error', noteNothing);
}

/**
 * With a listener, a signal waits for the running code: since a file is written and renamed
 * synchronously, an interruption leaves no temporary file.
 */
export function holdSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const act = onFirstSignal;
      onFirstSignal = null;
      if (act) act();
      else process.exit(128 + constants.signals[signal]);
    });
  }
}

/** The first signal from now on calls `act` instead of ending the command; the second ends it. */
export function tidyUpFirst(act: () => void): void {
  onFirstSignal = act;
}

let onFirstSignal: (() => void) | null = null;

/** Names and values come from files: their control characters must not reach the terminal. */
export function toPrintable(text: string): string {
  return text.replace(
    CONTROLS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function noteNothing(): void {
  // print() reports the failure; standard error cannot.
}

function isClosedReader({ code }: NodeJS.ErrnoException) {
  return code === 'EPIPE' || code === 'EOF' || code === 'ERR_STREAM_DESTROYED';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
