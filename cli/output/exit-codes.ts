/** What the command answers to the shell; of several files, the greatest. */
export const EXIT = {
  done: 0,
  /** A blocking rule fails, or the document has no XML at all. */
  refused: 1,
  /** Wrong option, file or JSON: nothing was written for it. */
  wrongInput: 2,
  bug: 3,
} as const;
