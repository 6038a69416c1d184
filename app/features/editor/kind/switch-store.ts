import type { KindName } from '#documents';

let target: KindName | null = null;
const listeners = new Set<() => void>();

/** The kind that has been asked for and waits for an answer about the rates; null when nothing has. */
export const switchStore = {
  get: () => target,
  set: (next: KindName | null) => {
    target = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
