import { createState } from '#app/lib/create-state.ts';
import type { KindName } from '#documents';

/**
 * A change of kind that waits for an answer; `to` is null while the kind itself is to be chosen.
 */
export type SwitchRequest = { to: KindName | null };

const state = createState<{ request: SwitchRequest | null }>({ request: null });

/** What has been asked for; null when nothing has. */
export const switchStore = {
  get: () => state.get().request,
  set: (request: SwitchRequest | null) => state.set({ request }),
  subscribe: state.subscribe,
};
