import { createState } from '#app/lib/create-state.ts';

/** A way out of the editor: `verb` names it on its button (« télécharger »). */
export type Exit = { verb: string; run: () => Promise<void> | void };

const state = createState<{ waiting: Exit | null }>({ waiting: null });

/** The exit of a changed invoice, until the dialog is answered. */
export const reissueStore = {
  get: () => state.get().waiting,
  set: (waiting: Exit | null) => state.set({ waiting }),
  subscribe: state.subscribe,
};
