import type { KindName } from '#documents';

/** A change of kind that waits for an answer; `to` is null while the kind itself is to be chosen. */
export type SwitchRequest = { to: KindName | null };

let request: SwitchRequest | null = null;
const listeners = new Set<() => void>();

/** What has been asked for; null when nothing has. */
export const switchStore = {
  get: () => request,
  set: (next: SwitchRequest | null) => {
    request = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
