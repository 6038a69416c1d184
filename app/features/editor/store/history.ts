export type History<State> = {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** The key and time of the last change: continuous typing in one field is one step. */
  lastChange: { key: string; time: number } | null;
};

/** Maximum number of steps, and the pause in milliseconds that ends a step. */
const MAX_STEPS = 200;
const PAUSE_MS = 1000;

export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], lastChange: null };
}

/** Adds a state. Changes with the same key and no pause between them are one step. */
export function record<State>(
  history: History<State>,
  present: State,
  change: { key: string; time: number },
): History<State> {
  const { lastChange } = history;
  const continues =
    lastChange !== null &&
    lastChange.key === change.key &&
    change.time - lastChange.time < PAUSE_MS;
  const past = continues ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present, future: [], lastChange: change };
}

export function undo<State>(history: History<State>): History<State> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    lastChange: null,
  };
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, lastChange: null };
}
