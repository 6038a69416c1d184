import type { Draft } from '#documents/model/draft.ts';
import type { Totals } from '#documents/totals/totals.ts';

/** `isPaid`: the author marked it as fully paid. */
export type Covered = { draft: Draft; totals: Totals; isPaid?: boolean };

export type CoverWords = {
  greeting: string;
  /** « Facture F-2026-0042 » */
  subject: (covered: Covered) => string;
  /** « Veuillez trouver ci-joint la facture F-2026-0042… » */
  opening: (covered: Covered) => string;
  requests: Readonly<Record<ClientRequest['name'], (date: string) => string>>;
  closing: string;
};

/** `date` is YYYY-MM-DD, or empty. */
export type ClientRequest = { name: 'rent' | 'answer' | 'payment' | 'nothing-due'; date: string };
