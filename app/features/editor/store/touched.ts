import { afterPress } from '#app/lib/timing/after-press.ts';

/**
 * Which fields have been left once: a field complains when it is left or when the document is downloaded, never while a
 * first value is being typed.
 */
export type TouchedStore = {
  isTouched: (path: string) => boolean;
  touch: (path: string) => void;
  touchAll: () => void;
  /** Paths have changed names: a line has moved. Null forgets one. */
  rename: (rename: (path: string) => string | null) => void;
  /** A new document: everything is fresh again. */
  reset: () => void;
  subscribe: (listener: () => void) => () => void;
};

export function createTouchedStore(): TouchedStore {
  let paths: ReadonlySet<string> = new Set();
  let isAll = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    isTouched: (path) => isAll || paths.has(path),
    touch: (path) =>
      afterPress(() => {
        if (paths.has(path)) return;
        paths = new Set(paths).add(path);
        notify();
      }),
    touchAll: () => {
      isAll = true;
      notify();
    },
    rename: (rename) => {
      paths = new Set([...paths].flatMap((path) => rename(path) ?? []));
      notify();
    },
    reset: () => {
      paths = new Set();
      isAll = false;
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
