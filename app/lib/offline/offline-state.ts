import { createState } from '#app/lib/create-state.ts';
import type { Keeps } from './worker-address.ts';
import type { NotKept } from './worker-messages.ts';

/** What the service worker does for this device; set once the page rests. */
export const offlineState = createState<{
  /** Null where there is no service worker, or not yet. */
  keeps: Keeps | null;
  isFetching: boolean;
  problem: NotKept | null;
  /** Loads the newer build that waits. */
  loadNewer: (() => void) | null;
}>({ keeps: null, isFetching: false, problem: null, loadNewer: null });
