import type { DBSchema, IDBPObjectStore, IDBPTransaction, StoreNames } from 'idb';
import type { KeptRow } from '#app/data/account/records/kept/kept-record.ts';
import type { KeptSend } from '#app/data/sends/kept-send.ts';
import type { Draft } from '#documents';
import type {
  DocumentLink,
  DocumentSummary,
  GivenNumber,
  MadeReminder,
  Milestone,
  Payment,
  RecordIds,
  StoredDraft,
} from '#documents/dossier';
import type { Repetition } from '#documents/repetition';

/**
 * A party or article of an earlier document, offered again; a party with the entry of the account
 * that it was.
 */
export type Remembered<Value> = RecordIds & { key: string; value: Value; usedAt: number };

export type Habits = Pick<Draft, 'style' | 'payment' | 'operation' | 'vatOnDebits'> & {
  /** Whether the seller charges VAT; absent when the documents did not say. */
  usualRegime?: 'normal' | 'franchise' | undefined;
  /** The most used rate of each seller, by seller key. */
  usualRates?: Record<string, string> | undefined;
  buyerKind?: Draft['buyer']['kind'] | undefined;
  /** The seller key of the signature in `style`. */
  signer?: string | undefined;
};

/**
 * A stored summary, rebuilt when the version of `summarize` changes. Saving a document deletes its
 * summary in the same transaction, so that a stored summary is never stale.
 */
export type KeptSummary = DocumentSummary & { version: number };

/** A payment; `isWaiting` until the account has it. */
export type KeptPayment = Payment & { isWaiting?: boolean };

/**
 * The account’s known state, under « doc/id », « link/key », « mark/id », « reminder/id » and
 * « cursor ». `stamp` is the hash of what was last sent or received; a different hash means a
 * change here. Under « status/id »: the status that was last told. Under « refused/ » and such a
 * key: what the account refused, by its hash, and why. Under « back/id »: the document was deleted
 * on another device, and came back from this one.
 */
export type Synced = {
  key: string;
  stamp: string;
  /** For a document: version, time of its last change in the account, and whether it is issued. */
  version?: number;
  changedAt?: string;
  isIssued?: boolean;
  /** Under « refused/ »: a code with a French sentence. */
  problem?: string;
  /** Under « record/table/id »: a company, a client or a product. */
  row?: KeptRow;
};

/**
 * A document that another device changed too. Where the account has issued it, its version is taken
 * already, and `keptAs` is the id of the draft that holds what was written here.
 */
export type Conflict = {
  id: string;
  theirs: StoredDraft;
  version: number;
  isIssued: boolean;
  /** See `RemoteDocument`. */
  sessionId?: string;
  keptAs?: string;
};

export interface BrowserSchema extends DBSchema {
  drafts: {
    key: string;
    value: StoredDraft;
    indexes: { byDate: number; byKind: [string, number]; byCompletion: number };
  };
  sellers: { key: string; value: Remembered<Draft['seller']>; indexes: { byDate: number } };
  buyers: { key: string; value: Remembered<Draft['buyer']>; indexes: { byDate: number } };
  articles: { key: string; value: Remembered<Draft['lines'][number]>; indexes: { byDate: number } };
  numbers: { key: string; value: GivenNumber; indexes: { bySeries: string } };
  habits: { key: 'last'; value: Habits };
  links: { key: string; value: DocumentLink; indexes: { byFrom: string; byTo: string } };
  milestones: { key: string; value: Milestone };
  summaries: { key: string; value: KeptSummary };
  payments: { key: string; value: KeptPayment; indexes: { byDocument: string } };
  reminders: { key: string; value: MadeReminder; indexes: { byDocument: string } };
  synced: { key: string; value: Synced };
  conflicts: { key: string; value: Conflict };
  sends: { key: string; value: KeptSend };
  /** Those of the device: the account keeps its own. */
  repetitions: { key: string; value: Repetition };
}

export type RememberedStore = 'sellers' | 'buyers' | 'articles';

/** A store within a write transaction. */
export type BrowserStore<
  Name extends StoreNames<BrowserSchema>,
  Names extends ArrayLike<StoreNames<BrowserSchema>>,
> = IDBPObjectStore<BrowserSchema, Names, Name, 'readwrite'>;

/** A write transaction over these stores. */
export type BrowserTransaction<Names extends ArrayLike<StoreNames<BrowserSchema>>> =
  IDBPTransaction<BrowserSchema, Names, 'readwrite'>;
