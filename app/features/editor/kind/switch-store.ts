import { createState } from '#app/lib/create-state.ts';
import type { KindName } from '#documents';

/** A pending change of kind; `to` is null while the user chooses the kind. */
export type SwitchRequest = { to: KindName | null };

const state = createState<{ request: SwitchRequest | null }>({ request: null });

export const switchStore = {
  get: () => state.get().request,
  set: (request: SwitchRequest | null) => state.set({ request }),
  subscribe: state.subscribe,
};
