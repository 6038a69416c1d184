import { createState } from '#app/lib/create-state.ts';

/**
 * Which rows are drawn in full: those near the window, and those that have been asked for. The
 * others keep their place and say their name: hundreds of rows of fields would weigh on every key.
 */
export type RowWindow = {
  isNear: (key: string, index: number) => boolean;
  /** The height of what a row held when it was last drawn in full, in pixels. */
  heightOf: (key: string) => number | undefined;
  /** Draws rows in full until they leave the surroundings of the window. */
  bring: (keys: readonly string[]) => void;
  /** Follows a row of the page; returns a function that stops it. */
  observe: (row: HTMLElement, key: string) => () => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * `watch` calls back with rows that come near or go far, and returns a function that follows one.
 */
export function createRowWindow(watch: WatchRows): RowWindow {
  const keys = new WeakMap<HTMLElement, string>();
  const heights = new Map<string, number>();
  const state = createState<{ near: ReadonlySet<string> | null }>({ near: null });
  const follow = watch((changes) => {
    const next = new Set(state.get().near);
    for (const { row, isNear, height } of changes) {
      const key = keys.get(row);
      if (key === undefined) continue;
      if (isNear) next.add(key);
      else if (next.delete(key)) heights.set(key, height - PADDING);
    }
    state.set({ near: next });
  });
  return {
    isNear: (key, index) => state.get().near?.has(key) ?? index < FIRST_ROWS,
    heightOf: (key) => heights.get(key),
    bring: (wanted) => {
      const { near } = state.get();
      // Nothing has been watched yet: the first rows are drawn anyway.
      if (near === null || wanted.every((key) => near.has(key))) return;
      state.set({ near: new Set([...near, ...wanted.slice(0, FIRST_ROWS)]) });
    },
    observe: (row, key) => {
      keys.set(row, key);
      return follow(row);
    },
    subscribe: state.subscribe,
  };
}

export type RowChange = { row: HTMLElement; isNear: boolean; height: number };
export type WatchRows = (
  onChange: (changes: readonly RowChange[]) => void,
) => (row: HTMLElement) => () => void;

/** Rows drawn before it is known which ones are near. */
const FIRST_ROWS = 20;
/** Pixels of a row around what it holds: its rule and its margins. */
const PADDING = 13;
