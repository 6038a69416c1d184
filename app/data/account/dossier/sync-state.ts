import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { createState } from '#app/lib/create-state.ts';

/** How far this device and the account agree. */
export const syncStore = createState<{
  status: 'unknown' | 'running' | 'done' | 'stopped';
  /** Documents that the account does not have yet as they are here. */
  waiting: number;
  /** Documents that two devices changed, by id. */
  conflicts: readonly string[];
  /** Why the last turn stopped. */
  problem: AccountProblem | null;
  /** Documents of this device that its user may bring. */
  toBring: number;
}>({ status: 'unknown', waiting: 0, conflicts: [], problem: null, toBring: 0 });
