type Download = () => Promise<void>;

let waiting: Download | null = null;
const listeners = new Set<() => void>();

/** The file of an invoice that changed after it was issued: asked for, it waits for an answer. */
export const reissueStore = {
  get: () => waiting,
  set: (next: Download | null) => {
    waiting = next;
    for (const listener of [...listeners]) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
