import { addDays } from '#documents/model/dates/calendar.ts';
import type { Draft } from '#documents/model/draft.ts';
import { computeDueDate } from '#documents/totals/due-date.ts';
import {
  AGREED_DAYS,
  END_OF_MONTH_DAYS,
  type PaymentSector,
  type SaleTimeline,
  sectorLimit,
} from './sector-delays.ts';

/**
 * The latest date of payment that the law admits, and the text that says so (C. com. L441-10,
 * L441-11; commande publique R2192-10).
 */
export type DueLimit = { date: string; rule: string };

export function dueLimitOf(draft: Draft): DueLimit {
  const sector = sectorOf(draft);
  const { date, rule } = sectorLimit(sector, timelineOf(draft));
  if (sector !== 'common' || saysEndOfMonth(draft) || isEndOfMonth(draft)) return { date, rule };
  return { date: agreedLimitOf(draft), rule };
}

/**
 * Whether the date supposes that the contract chose « 45 jours fin de mois », which nothing here
 * says.
 */
export function supposesEndOfMonth(draft: Draft): boolean {
  const isCommon = sectorOf(draft) === 'common';
  return isCommon && draft.dueDate > agreedLimitOf(draft) && !saysEndOfMonth(draft);
}

/** The latest day where the parties agreed on nothing but a number of days. */
function agreedLimitOf({ issueDate }: Draft): string {
  return addDays(issueDate, AGREED_DAYS);
}

/** The words of the document are all that it knows of the contract. */
function saysEndOfMonth({ payment, terms, notes, outro }: Draft): boolean {
  return /fin (de|du) mois/i.test([payment.terms, terms, notes, outro].join(' '));
}

/** One of the two days to which « 45 jours fin de mois » leads, as the form offers them. */
function isEndOfMonth({ issueDate, dueDate }: Draft): boolean {
  return (['days-end-of-month', 'end-of-month-days'] as const).some(
    (mode) => computeDueDate(issueDate, { mode, days: END_OF_MONTH_DAYS }) === dueDate,
  );
}

/** The last day for an invoice that gathers several sales of a period (C. com. L441-10, I). */
export function periodicLimitOf(draft: Draft): string {
  return sectorLimit('periodic', timelineOf(draft)).date;
}

function sectorOf({ buyer, seller }: Draft): PaymentSector {
  if (buyer.kind === 'public') return PUBLIC_SECTORS[buyer.publicBody ?? 'other'];
  return TRADES.find(({ naf }) => naf.test(seller.naf ?? ''))?.sector ?? 'common';
}

function deliveryOf({ supply, issueDate }: Draft): string {
  return supply?.end || supply?.date || issueDate;
}

function timelineOf(draft: Draft): SaleTimeline {
  const { start, end } = draft.supply ?? {};
  return {
    issueDate: draft.issueDate,
    deliveryDate: deliveryOf(draft),
    isPeriodic: Boolean(start && end && start !== end),
  };
}

/** Days after the goods or the service, where the parties agreed nothing (C. com. L441-10, I). */
export const DEFAULT_PAYMENT_DAYS = 30;

/** What kind of public buyer it is cannot be told from its number: the author says it. */
const PUBLIC_SECTORS = {
  other: 'public',
  hospital: 'hospital',
  company: 'public-company',
} as const satisfies Record<string, PaymentSector>;

/**
 * The trades whose delay is not the common one, by the NAF code of the seller. Toys, leather or
 * jewels have agreements by decree.
 */
const TRADES: readonly { naf: RegExp; sector: PaymentSector }[] = [
  { naf: /^(49\.?4|77\.?1[12]|52\.?29)/, sector: 'transport' },
  { naf: /^(01\.?4[1-7]|10\.?1[12]|46\.?23|46\.?32)/, sector: 'livestock' },
  { naf: /^11\.?01/, sector: 'alcohol' },
  { naf: /^(01\.?21|11\.?02)/, sector: 'wine' },
  { naf: /^(01\.?13|03\.?|10\.?(13|2|3|5|71|85)|46\.?3[138])/, sector: 'perishable' },
];
