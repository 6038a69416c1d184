import type { Repetition } from '#documents/repetition';

/** Stores repetitions on this device or in an account. Every method rejects on failure. */
export type RepetitionKeeper = {
  list: () => Promise<Repetition[]>;
  save: (repetition: Repetition) => Promise<void>;
  /** Rejects if the repetition was stopped elsewhere, so that it is not created again. */
  change: (repetition: Repetition) => Promise<void>;
  /** Updates `done` and `isPaused` of the stored version; rejects if it was stopped elsewhere. */
  changeProgress: (id: string, change: (stored: Repetition) => Repetition) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

export function makeStoppedError(): Error {
  return new Error('This repetition was stopped');
}
