/** What the command answers to the shell; of several files, the greatest but in `read`. */
export const EXIT = {
  done: 0,
  /** A blocking rule fails, or the document has no XML at all. */
  refused: 1,
  /** Wrong option, file or JSON: nothing was written for it. */
  wrongInput: 2,
  bug: 3,
  /** A received invoice can be read, and its issuer is to be told what is wrong with its file. */
  toReport: 4,
} as const;

/** Of several files: what could not be read, what is to be refused, then what is to be told. */
export function worstOf(codes: readonly number[]): number {
  return WORST_FIRST.find((code) => codes.includes(code)) ?? EXIT.done;
}

const WORST_FIRST: readonly number[] = [EXIT.bug, EXIT.wrongInput, EXIT.refused, EXIT.toReport];
