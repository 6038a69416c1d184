/** Exit codes; for several files the greatest, except in `read`. */
export const EXIT = {
  done: 0,
  /** A blocking rule fails, or the document has no XML. */
  refused: 1,
  /** Wrong option, file or JSON: nothing was written for it. */
  wrongInput: 2,
  bug: 3,
  /** A received invoice is readable, but its issuer should be told of errors. */
  toReport: 4,
} as const;

/** For several files: unreadable first, then refused, then to report. */
export function worstOf(codes: readonly number[]): number {
  return WORST_FIRST.find((code) => codes.includes(code)) ?? EXIT.done;
}

const WORST_FIRST: readonly number[] = [EXIT.bug, EXIT.wrongInput, EXIT.refused, EXIT.toReport];
