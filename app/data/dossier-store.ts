import type { Draft, KindName } from '#documents';
import type {
  ChainNode,
  DocumentLink,
  DocumentPage,
  DocumentSummary,
  DossierQuery,
  DossierSums,
  GivenNumber,
  Milestone,
  MilestoneName,
  Payment,
  StoredDraft,
  Ties,
  TurnoverWarning,
} from '#documents/dossier';

/**
 * Keeps the documents of an author, what ties them and what is said of them: the only keeper that
 * screens know. Everything rejects where the keeper refuses (no storage, no room left, no network).
 */
export type DossierStore = {
  /**
   * Loads what the first answers would wait for, so that a page at rest no longer needs the
   * network.
   */
  prepare: () => Promise<unknown>;

  /** A page of the list. */
  list: (query: DossierQuery) => Promise<DossierView>;
  /** The ids of all that a query asks for, whatever the page. */
  listMatches: (query: DossierQuery) => Promise<readonly string[]>;
  /** A document among those that it is tied to, or null if it is not here. */
  getNode: (id: string) => Promise<ChainNode | null>;
  /** A document whole, or null if it is not here. */
  get: (id: string) => Promise<StoredDraft | null>;
  /** Every document in short, the newest first. */
  listSummaries: () => Promise<readonly DocumentSummary[]>;
  /** The newest documents in short, and how many there are in all. */
  listRecent: (count: number) => Promise<RecentDocuments>;
  /** The newest document of this kind that waits for its final file, whole; null if none does. */
  findUnfinished: (kind: KindName) => Promise<StoredDraft | null>;

  save: (stored: StoredDraft) => Promise<void>;
  /**
   * Keeps at once, on the device, what a page that closes may have no time to save; the next page
   * takes it up.
   */
  keepLeft: (stored: StoredDraft) => void;
  /** Several documents and what links them, all or nothing. */
  saveLinked: (drafts: readonly StoredDraft[], links: readonly DocumentLink[]) => Promise<void>;
  /**
   * Several documents, tied to those that they name and to those that name them; gives these ties.
   */
  saveTied: (drafts: readonly StoredDraft[]) => Promise<Ties>;
  /** Ties a document to those that it names, where nothing has tied it yet. */
  tie: (id: string) => Promise<void>;
  /** Takes documents that were just saved away, and their ties, all or nothing. */
  takeBack: (ids: readonly string[], ties: UndoneTies) => Promise<void>;
  /** Keeps a document that the keeper refuses for as long as this page is open. */
  hold: (stored: StoredDraft) => void;
  /** The kept document that equals this one: same seller, kind, number and date. */
  findTwin: (draft: Draft) => Promise<StoredDraft | null>;

  /** The payments of a document, the first first; corrections included. */
  listPayments: (id: string) => Promise<readonly Payment[]>;
  /** Records a payment, or what takes one back. */
  pay: (payment: Payment) => Promise<void>;

  /** Says something of a document that only its author knows; null takes it back. */
  mark: (id: string, name: MilestoneName | null) => Promise<void>;
  /**
   * Deletes a document; those that it is linked to remember its name. Gives what brings it back, or
   * null if it is not there.
   */
  remove: (id: string) => Promise<RemovedDocument | null>;
  restore: (removed: RemovedDocument) => Promise<void>;

  /**
   * Calls back with the id of what changes, whoever changes it; returns a function that stops it.
   */
  watch: (onChange: (id: string) => void) => () => void;
  /** As `watch`, but for what this page changes itself. */
  watchOthers: (onChange: (id: string) => void) => () => void;
  /** Calls back when this page removes a document. */
  watchRemovals: (onRemove: (id: string) => void) => void;

  /** Every number given, of all series (« seller · prefix »). */
  listNumbers: () => Promise<GivenNumber[]>;
  giveNumber: (given: Omit<GivenNumber, 'key'>) => Promise<void>;
  /**
   * Gives a document the number that it wants, or the one that `propose` finds after those of its
   * series where another document has it; gives the number, or null where none is free.
   */
  takeNumber: (
    wanted: Omit<GivenNumber, 'key'>,
    propose: (given: readonly GivenNumber[]) => string,
  ) => Promise<string | null>;
  /**
   * The numbers that these drafts take one after the other, after those given and those of what is
   * being prepared. `date` is YYYY-MM-DD.
   */
  nextNumbers: (drafts: readonly Draft[], date: string) => Promise<string[]>;
};

export type RecentDocuments = { documents: readonly DocumentSummary[]; total: number };

/** A page of the list, under what all the documents come to, and what the law says of it. */
export type DossierView = DocumentPage & {
  sums: DossierSums;
  turnover: readonly TurnoverWarning[];
};

/** Links to take away, and those that they took the place of. */
export type UndoneTies = {
  links: readonly Pick<DocumentLink, 'key'>[];
  replaced: readonly DocumentLink[];
};

/** Everything that went with a removed document: what `restore` needs. */
export type RemovedDocument = {
  stored: StoredDraft;
  links: readonly DocumentLink[];
  milestone: Milestone | null;
};
