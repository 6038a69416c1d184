import { createSignal } from '#app/lib/create-signal.ts';
import { createState } from '#app/lib/create-state.ts';

const state = createState({ isRequested: false });
const mounted = createSignal();

/**
 * The toaster comes with the first message: whether it has been asked for, and when it is there to
 * show it.
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
