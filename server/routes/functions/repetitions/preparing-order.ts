import type { KindName } from '#documents/model/subtypes.ts';

/**
 * A repetition as `list_due_repetitions` gives it. Documents are dated `today`, that of Paris; the
 * dates `until` a day are prepared, `most` of them at most. Days are YYYY-MM-DD.
 */
export type PreparingOrder = {
  repetition: DueRepetition;
  today: string;
  until: string;
  most: number;
};

/** Columns of `list_due_repetitions`; the JSON is what its owner wrote. */
export type DueRepetition = {
  id: string;
  user_id: string;
  next_on: string;
  updated_at: string;
  model: unknown;
  schedule: unknown;
  done: number;
  prices: string;
  products: unknown;
  sends_to: string | null;
  sellers: unknown;
};

/** How far the repetition is once these are kept; `nextOn` is null after its last date. */
export type Preparation = {
  done: number;
  nextOn: string | null;
  documents: readonly PreparedDraft[];
};

/** A draft as `keep_prepared` takes it; with `issuing` it is issued and sent by itself. */
export type PreparedDraft = {
  id: string;
  draft: unknown;
  summary: { status: 'draft'; total: string | null };
  words: PreparedWords;
  issuing?: { prefix: string; pattern?: string; first: string; written?: string };
};

/** A document in the e-mail to its owner. */
export type PreparedWords = {
  kind: KindName;
  /** « Facture d’acompte » */
  title: string;
  client: string;
  /** « 1 620,00 € »; null where it cannot be computed. */
  amount: string | null;
  /** Texts whose period did not follow. */
  unread: readonly string[];
  /** Why it is not issued by itself, in a sentence. */
  held?: string;
};
