import { createState } from '#app/lib/create-state.ts';

/**
 * Chooses the rows rendered in full: those near the window and those requested. Others are stubs,
 * since hundreds of rows of fields would slow every key press.
 */
export type RowWindow = {
  isNear: (key: string, index: number) => boolean;
  /** Height of the row’s content when last rendered in full, in pixels. */
  heightOf: (key: string) => number | undefined;
  /** Renders rows in full until they leave the neighbourhood of the window. */
  bring: (keys: readonly string[]) => void;
  /** Observes a row element; returns a function that stops. */
  observe: (row: HTMLElement, key: string) => () => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * `watch` reports rows that enter or leave the neighbourhood, and returns a function to observe
 * one.
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
      // No report yet: the first rows are rendered anyway.
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

/** Rows rendered in full before the first report. */
const FIRST_ROWS = 20;
/** Pixels of border and margins around the content of a row. */
const PADDING = 13;
