import { formatLongDate, formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Cents, Percent } from '#documents/money/amounts.ts';
import { formatAmount, formatPercent } from '#documents/money/format.ts';

/** A fact of law in a few French words, with its source. `short`: a date for tables. */
export type LegalFact = { text: string; short?: string; source: string };

/** « 37 500 € », « 25,50 € »: no cents on whole euros. */
export function amountFact(amount: Cents, source: string): LegalFact {
  return { text: formatAmount(amount).replace(',00', ''), source };
}

/** Whole euros: « 15 € ». */
export function eurosFact(amount: number, source: string): LegalFact {
  return amountFact((amount * 100) as Cents, source);
}

/** `percent` in hundredths of a percent: « 12,4 % ». */
export function percentFact(percent: number, source: string): LegalFact {
  return { text: formatPercent(percent as Percent), source };
}

/** « 1er septembre 2026 », in tables « 01/09/2026 ». */
export function dateFact(date: string, source: string): LegalFact {
  return { text: formatLongDate(date), short: formatShortDate(date), source };
}

/** « 30 jours » */
export function countFact(count: number, noun: string, source: string): LegalFact {
  return { text: `${count}\u00a0${noun}`, source };
}
