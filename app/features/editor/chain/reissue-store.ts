import { createState } from '#app/lib/create-state.ts';

type Download = () => Promise<void>;

const state = createState<{ waiting: Download | null }>({ waiting: null });

/**
 * The file of an invoice that changed after it was issued: once asked for, it waits for an answer.
 */
export const reissueStore = {
  get: () => state.get().waiting,
  set: (waiting: Download | null) => state.set({ waiting }),
  subscribe: state.subscribe,
};
