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

/** The latest legal date, and its rule (C. com. L441-10, L441-11; commande publique R2192-10). */
export type DueLimit = { date: string; rule: string };

export function dueLimitOf(draft: Draft): DueLimit {
  const sector = sectorOf(draft);
  const { date, rule } = sectorLimit(sector, timelineOf(draft));
  if (sector !== 'common' || saysEndOfMonth(draft) || isEndOfMonth(draft)) return { date, rule };
  return { date: agreedLimitOf(draft), rule };
}

/** Whether the due date needs a contract with « 45 jours fin de mois » not mentioned here. */
export function supposesEndOfMonth(draft: Draft): boolean {
  const isCommon = sectorOf(draft) === 'common';
  return isCommon && draft.dueDate > agreedLimitOf(draft) && !saysEndOfMonth(draft);
}

function agreedLimitOf({ issueDate }: Draft): string {
  return addDays(issueDate, AGREED_DAYS);
}

/** The document is the only known trace of the contract. */
function saysEndOfMonth({ payment, terms, notes, outro }: Draft): boolean {
  return /fin (de|du) mois/i.test([payment.terms, terms, notes, outro].join(' '));
}

/** Whether the due date is « 45 jours fin de mois » in either reading, as the form offers. */
function isEndOfMonth({ issueDate, dueDate }: Draft): boolean {
  return (['days-end-of-month', 'end-of-month-days'] as const).some(
    (mode) => computeDueDate(issueDate, { mode, days: END_OF_MONTH_DAYS }) === dueDate,
  );
}

/** The limit for a periodic invoice over several sales (C. com. L441-10). */
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

/** Days after the supply, without an agreement (C. com. L441-10). */
export const DEFAULT_PAYMENT_DAYS = 30;

/** The author chooses the type of public buyer, since no number tells it. */
const PUBLIC_SECTORS = {
  other: 'public',
  hospital: 'hospital',
  company: 'public-company',
} as const satisfies Record<string, PaymentSector>;

/** The seller's NAF code gives the sector. Toys, leather and jewels have agreements by decree. */
const TRADES: readonly { naf: RegExp; sector: PaymentSector }[] = [
  { naf: /^(49\.?4|77\.?1[12]|52\.?29)/, sector: 'transport' },
  { naf: /^(01\.?4[1-7]|10\.?1[12]|46\.?23|46\.?32)/, sector: 'livestock' },
  { naf: /^11\.?01/, sector: 'alcohol' },
  { naf: /^(01\.?21|11\.?02)/, sector: 'wine' },
  { naf: /^(01\.?13|03\.?|10\.?(13|2|3|5|71|85)|46\.?3[138])/, sector: 'perishable' },
];
