import type { Cents } from '#documents/money/amounts.ts';

/** A fact only the author knows: document sent, offer accepted or refused, invoice paid. */
export type Milestone = {
  id: string;
  name: MilestoneName;
  markedAt: number;
  /** What the customer accepted, where a quote was accepted on its page. */
  agreed?: Agreed;
};

export type MilestoneName = 'sent' | 'accepted' | 'refused' | 'paid';

/** The options and variants that the customer of a quote chose, by place, and what it comes to. */
export type Agreed = {
  choices: readonly number[];
  /** Cents, tax included. */
  amount: Cents;
};
