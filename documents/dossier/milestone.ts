import type { Cents } from '#documents/money/amounts.ts';

/** A fact only the author knows: document sent, offer accepted or refused, invoice paid. */
export type Milestone = {
  id: string;
  name: MilestoneName;
  markedAt: number;
  /** Set when a quote was accepted on its page. */
  agreed?: Agreed;
};

export type MilestoneName = 'sent' | 'accepted' | 'refused' | 'paid';

/** Options and variants that a customer accepted, by line index, and the total with them. */
export type Agreed = {
  choices: readonly number[];
  /** Cents, tax included. */
  amount: Cents;
};
