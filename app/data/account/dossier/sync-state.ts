import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { createState } from '#app/lib/create-state.ts';
import type { KindName } from '#documents';

export const syncStore = createState<{
  status: 'unknown' | 'running' | 'done' | 'stopped';
  /** Documents whose latest version is only here, and that leave by themselves. */
  waiting: number;
  /** What the account can never take as it is, by id of its document. */
  refused: ReadonlyMap<string, RefusedDocument>;
  /** Ids of documents changed on two devices. */
  conflicts: readonly string[];
  /** Ids of documents deleted on another device, and kept because they were changed here. */
  revived: readonly string[];
  /** What holds up everything, of the last run. */
  problem: AccountProblem | null;
  /** The first copy of the account to this device; null once it is whole. */
  copy: FirstCopy | null;
  /** Companies, clients or products have changed since they were copied to this device. */
  hasNewRecords: boolean;
  /** Documents of this device that the user may copy to the account. */
  toBring: number;
}>({
  ...{ status: 'unknown', waiting: 0, refused: new Map() },
  ...{ conflicts: [], revived: [] },
  ...{ problem: null, copy: null, hasNewRecords: true, toBring: 0 },
});

/** Numbers of documents; the total is null until the account has said it. */
export type FirstCopy = { received: number; total: number | null };

export type RefusedDocument = {
  id: string;
  /** Null, without a name, when the document is not on this device. */
  kind: KindName | null;
  name: string;
  refusals: readonly Refusal[];
};

/** `code` has a French sentence. */
export type Refusal = { part: RefusedPart; code: string };

/** The document itself, or what belongs to it. */
export type RefusedPart = 'doc' | 'deletion' | 'link' | 'mark' | 'payment' | 'reminder' | 'file';
