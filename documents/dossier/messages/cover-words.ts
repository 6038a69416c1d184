import type { Draft } from '#documents/model/draft.ts';
import type { Totals } from '#documents/totals/totals.ts';

/** What a cover message is about; `isPaid`: its author says that all of it has been received. */
export type Covered = { draft: Draft; totals: Totals; isPaid?: boolean };

/** The sentences of a cover message in one language. */
export type CoverWords = {
  greeting: string;
  /** « Facture F-2026-0042 » */
  subject: (covered: Covered) => string;
  /** « Veuillez trouver ci-joint la facture F-2026-0042… » */
  opening: (covered: Covered) => string;
  /** What the client is asked to do. */
  requests: Readonly<Record<ClientRequest['name'], (date: string) => string>>;
  closing: string;
};

/** What a document asks of its client, by a day (YYYY-MM-DD) where it names one. */
export type ClientRequest = { name: 'rent' | 'answer' | 'payment' | 'nothing-due'; date: string };
