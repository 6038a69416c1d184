import { createSignal } from '#app/lib/create-signal.ts';
import { createState } from '#app/lib/create-state.ts';

const state = createState({ isRequested: false });
const mounted = createSignal();

/** The toaster is loaded with the first message: its request and its readiness. */
export const toasterRequest = {
  isRequested: () => state.get().isRequested,
  subscribe: state.subscribe,
  request: () => {
    state.set({ isRequested: true });
    return mounted.promise;
  },
  tellMounted: mounted.tell,
};
