import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { createState } from '#app/lib/create-state.ts';

export const syncStore = createState<{
  status: 'unknown' | 'running' | 'done' | 'stopped';
  /** Documents whose latest version is only here. */
  waiting: number;
  /** Ids of documents changed on two devices. */
  conflicts: readonly string[];
  problem: AccountProblem | null;
  /** Documents of this device that the user may copy to the account. */
  toBring: number;
}>({ status: 'unknown', waiting: 0, conflicts: [], problem: null, toBring: 0 });
