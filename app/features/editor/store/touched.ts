import { createState } from '#app/lib/create-state.ts';
import { afterPress } from '#app/lib/timing/after-press.ts';
import type { FieldPath } from './field-path.ts';

/**
 * The fields that have been left once: errors show on blur or on download, never while a first
 * value is typed.
 */
export type TouchedStore = {
  isTouched: (path: FieldPath) => boolean;
  touch: (path: FieldPath) => void;
  touchAll: () => void;
  /** Renames the paths after a line has moved; null forgets a path. */
  rename: (rename: (path: string) => string | null) => void;
  /** Forgets every path, for a new document. */
  reset: () => void;
  subscribe: (listener: () => void) => () => void;
};

export function createTouchedStore(): TouchedStore {
  const state = createState<TouchedFields>(NOTHING_TOUCHED);
  return {
    isTouched: (path) => state.get().isAll || state.get().paths.has(path),
    touch: (path) =>
      afterPress(() => {
        const { paths } = state.get();
        if (!paths.has(path)) state.set({ paths: new Set(paths).add(path) });
      }),
    touchAll: () => state.set({ isAll: true }),
    rename: (rename) => {
      const paths = [...state.get().paths].flatMap((path) => rename(path) ?? []);
      state.set({ paths: new Set(paths) });
    },
    reset: () => state.set(NOTHING_TOUCHED),
    subscribe: state.subscribe,
  };
}

type TouchedFields = { paths: ReadonlySet<string>; isAll: boolean };

const NOTHING_TOUCHED: TouchedFields = { paths: new Set(), isAll: false };
