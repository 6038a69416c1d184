/**
 * The books of a business. A door of its own: only account pages load it.
 *
 * @example
 * ```ts
 * import { listOwed } from '#documents/books';
 * import { gatherDossier } from '#documents/dossier';
 * import { requireDraft } from '#documents/samples/require-draft.ts';
 * import { samples } from '#documents/samples/samples.ts';
 *
 * const draft = requireDraft(samples.menuisier);
 * const final = { completedAt: 1, issued: { draft, at: 1 } };
 * const stored = { id: 'a', draft, rawTexts: {}, updatedAt: 1, ...final };
 * const { chain } = gatherDossier([stored], '2026-12-24');
 * const [owed] = listOwed(chain.values(), '2026-12-24');
 * owed?.amount; // → 4707_00
 * owed?.daysLate; // → 4
 * ```
 */
export type { Activity, BookFigures } from './book-figures.ts';
export type { CashedEntry } from './cashed-entry.ts';
export { type ClientBalance, listOfClient, sumClients } from './client-books.ts';
export { inEuros } from './in-euros.ts';
export { listCashed } from './list-cashed.ts';
export type { ForeignVat } from './list-foreign-vat.ts';
export { type BookGaps, listGaps } from './list-gaps.ts';
export { listOwed, type Owed } from './list-owed.ts';
export { listSales } from './list-sales.ts';
export type { VatDue } from './list-vat-due.ts';
export { groupBySeller, type OwnSeller } from './own-sellers.ts';
export type { Period } from './period.ts';
export { listWorthless, writeSalesJournal } from './sales-journal.ts';
export { type BookSums, type MonthSums, sumBooks } from './sum-books.ts';
