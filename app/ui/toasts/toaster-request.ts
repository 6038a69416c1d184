import { createSignal } from '#app/lib/create-signal.ts';
import { createState } from '#app/lib/create-state.ts';

const state = createState({ isRequested: false });
const mounted = createSignal();

/**
 * The toaster is loaded with the first message: whether it has been requested, and when it is
 * ready.
 */
export const toasterRequest = {
  isRequested: () => state.get().isRequested,
  subscribe: state.subscribe,
  request: () => {
    state.set({ isRequested: true });
    return mounted.promise;
  },
  tellMounted: mounted.tell,
};
