import { createState } from '#app/lib/create-state.ts';

/** A way out of the editor: what it is called on its button (« télécharger »), and what it does. */
export type Exit = { verb: string; run: () => Promise<void> | void };

const state = createState<{ waiting: Exit | null }>({ waiting: null });

/**
 * What was asked of an invoice that changed after it was issued: it waits for an answer.
 */
export const reissueStore = {
  get: () => state.get().waiting,
  set: (waiting: Exit | null) => state.set({ waiting }),
  subscribe: state.subscribe,
};
