import type { Draft, KindName } from '#documents';
import type {
  ChainNode,
  DocumentLink,
  DocumentPage,
  DocumentSummary,
  DossierQuery,
  DossierSums,
  GivenNumber,
  MadeReminder,
  Milestone,
  MilestoneName,
  Payment,
  StoredDraft,
  Ties,
  TurnoverWarning,
} from '#documents/dossier';

/**
 * Stores documents, links and milestones: the only store that screens know. Every method rejects
 * when storage fails (refused, full, no network).
 */
export type DossierStore = {
  /** Loads the code of the first queries, so that an idle page no longer needs the network. */
  prepare: () => Promise<unknown>;

  hasAny: () => Promise<boolean>;
  /** Null when there is no document at all. */
  list: (query: DossierQuery) => Promise<DossierView | null>;
  /** The ids of all matches, on any page. */
  listMatches: (query: DossierQuery) => Promise<readonly string[]>;
  /** A document and the documents linked to it; null when not found. */
  getNode: (id: string) => Promise<ChainNode | null>;
  /** A whole document; null when not found. */
  get: (id: string) => Promise<StoredDraft | null>;
  /** Newest first, each with what became of it. */
  listSummaries: () => Promise<readonly ChainNode[]>;
  /** The newest documents, and the total number. */
  listRecent: (count: number) => Promise<RecentDocuments>;
  /** The newest unfinished document of a kind, or null. */
  findUnfinished: (kind: KindName) => Promise<StoredDraft | null>;

  /** `frozen`: the account has issued this document meanwhile, and nothing is saved. */
  save: (stored: StoredDraft) => Promise<'saved' | 'frozen'>;
  /** Saves synchronously on page close, for the next page to pick up. */
  keepLeft: (stored: StoredDraft) => void;
  /** Saves drafts and their links, all or nothing. */
  saveLinked: (drafts: readonly StoredDraft[], links: readonly DocumentLink[]) => Promise<void>;
  /**
   * Saves documents and links them with those they refer to or are referred to by; returns the
   * links.
   */
  saveTied: (drafts: readonly StoredDraft[]) => Promise<Ties>;
  /** Links a document to those it refers to, unless it is linked already. */
  tie: (id: string) => Promise<void>;
  /** Undoes the save of documents and links, all or nothing. */
  takeBack: (ids: readonly string[], ties: UndoneTies) => Promise<void>;
  /** Keeps in memory a document that the store refuses. */
  hold: (stored: StoredDraft) => void;
  /** Whether this page holds drafts that the browser refuses to keep: they go with it. */
  holds: () => boolean;
  /** The stored document with the same seller, kind, number and date. */
  findTwin: (draft: Draft) => Promise<StoredDraft | null>;

  /** Records a payment, or a correction of one. */
  pay: (payment: Payment) => Promise<void>;

  /** Keeps reminders that were made with the documents that they are about. */
  noteReminders: (made: readonly MadeReminder[]) => Promise<void>;
  forgetReminder: (made: MadeReminder) => Promise<void>;

  /** Sets a milestone that only the author knows of; null removes it. */
  mark: (id: string, name: MilestoneName | null) => Promise<void>;
  /**
   * Deletes a document; the documents linked to it remember its number. Returns what `restore`
   * needs, or null when not found.
   */
  remove: (id: string) => Promise<RemovedDocument | null>;
  /** Undoes `remove`; a document that was written again meanwhile stays as it is. */
  restore: (removed: RemovedDocument) => Promise<void>;

  /** Calls back with the id of each changed document; returns a function that stops it. */
  watch: (onChange: (id: string) => void) => () => void;
  /** Like `watch`, without the changes of this page. */
  watchOthers: (onChange: (id: string, origin: ChangeOrigin) => void) => () => void;
  /**
   * `save` writes what a page holds back, before this device is compared with the account; returns
   * a function that ends it.
   */
  saveBeforeSync: (save: () => Promise<unknown>) => () => void;
  /** Reports removals by this page only. */
  watchRemovals: (onRemove: (id: string) => void) => void;

  /** Every number given, in all series (« seller · prefix »). */
  listNumbers: () => Promise<GivenNumber[]>;
  giveNumber: (given: Omit<GivenNumber, 'key'>) => Promise<void>;
  /**
   * Gives a document its wanted number, or the next one from `propose` when another document has
   * it; null when none is free.
   */
  takeNumber: (
    wanted: Omit<GivenNumber, 'key'>,
    propose: (given: readonly GivenNumber[]) => string,
  ) => Promise<string | null>;
  /**
   * The next numbers of these drafts, in order, after those already given or reserved; empty where
   * an account gives them. `date` is YYYY-MM-DD.
   */
  nextNumbers: (drafts: readonly Draft[], date: string) => Promise<string[]>;
};

/** Another tab of this browser, or the account: another device, or a choice between versions. */
export type ChangeOrigin = 'tab' | 'account';

export type RecentDocuments = { documents: readonly DocumentSummary[]; total: number };

/**
 * A page of the list, with sums over the documents of its seller and client, and legal warnings
 * over all documents.
 */
export type DossierView = DocumentPage & {
  sums: DossierSums;
  turnover: readonly TurnoverWarning[];
};

/** Links to remove, and the links they had replaced. */
export type UndoneTies = {
  links: readonly Pick<DocumentLink, 'key'>[];
  replaced: readonly DocumentLink[];
};

/** Input of `restore`. */
export type RemovedDocument = {
  stored: StoredDraft;
  links: readonly DocumentLink[];
  milestone: Milestone | null;
  payments: readonly Payment[];
  reminders: readonly MadeReminder[];
};
