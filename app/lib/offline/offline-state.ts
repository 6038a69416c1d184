import { createState } from '#app/lib/create-state.ts';
import type { Keeps } from './worker-address.ts';
import type { NotKept } from './worker-messages.ts';

/** The state of the service worker; set once the page is idle. */
export const offlineState = createState<{
  /** Null where there is no service worker, or not yet. */
  keeps: Keeps | null;
  isFetching: boolean;
  problem: NotKept | null;
}>({ keeps: null, isFetching: false, problem: null });
