import type { DBSchema, IDBPObjectStore, StoreNames } from 'idb';
import type { KeptSend } from '#app/data/sends/kept-send.ts';
import type { Draft } from '#documents';
import type {
  DocumentLink,
  DocumentSummary,
  GivenNumber,
  Milestone,
  Payment,
  StoredDraft,
} from '#documents/dossier';

/** A party or an article met before, offered again. */
export type Remembered<Value> = { key: string; value: Value; usedAt: number };

/** What the last documents had in common, for the next one. */
export type Habits = Pick<Draft, 'style' | 'payment' | 'operation' | 'vatOnDebits'> & {
  /** Whether their author charges VAT; absent where the documents did not say. */
  usualRegime?: 'normal' | 'franchise' | undefined;
  /** The rate that each seller uses most, by the key of the seller. */
  usualRates?: Record<string, string> | undefined;
  /** The kind of the last client. */
  buyerKind?: Draft['buyer']['kind'] | undefined;
};

/**
 * A summary as it was made; one of another version of `summarize` is made again. A save removes the
 * summary of its document in the same transaction, so that one that exists is true.
 */
export type KeptSummary = DocumentSummary & { version: number };

/** A payment, which the account may not know of yet. */
export type KeptPayment = Payment & { isWaiting?: boolean };

/**
 * What the account knows: « doc/id », « link/key », « mark/id », and « cursor ». `stamp` says what
 * was sent or received: what is kept now differs from it once it has changed here.
 */
export type Synced = {
  key: string;
  stamp: string;
  /** Of a document: which version of it, when it changed there, and whether it is issued. */
  version?: number;
  changedAt?: string;
  isIssued?: boolean;
  /** Why the account does not take it: a code that has words. */
  problem?: string;
};

/** What another device wrote while this one wrote something else. */
export type Conflict = { id: string; theirs: StoredDraft; version: number; isIssued: boolean };

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
  synced: { key: string; value: Synced };
  conflicts: { key: string; value: Conflict };
  sends: { key: string; value: KeptSend };
}

export type RememberedStore = 'sellers' | 'buyers' | 'articles';

/** A store within a transaction that writes. */
export type BrowserStore<
  Name extends StoreNames<BrowserSchema>,
  Names extends ArrayLike<StoreNames<BrowserSchema>>,
> = IDBPObjectStore<BrowserSchema, Names, Name, 'readwrite'>;
