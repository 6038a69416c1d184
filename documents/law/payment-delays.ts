import type { Draft } from '#documents/model/draft.ts';
import { type PaymentSector, type SaleTimeline, sectorLimit } from './sector-delays.ts';

/**
 * The latest date of payment that the law admits, and the text that says so (C. com. L441-10,
 * L441-11; commande publique R2192-10).
 */
export type DueLimit = { date: string; rule: string };

export function dueLimitOf(draft: Draft): DueLimit {
  const { date, rule } = sectorLimit(sectorOf(draft), timelineOf(draft));
  return { date, rule };
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
 * The trades that are paid sooner, by the NAF code of the seller. Wine and its grapes have the
 * common delays; toys, leather or jewels, agreements by decree.
 */
const TRADES: readonly { naf: RegExp; sector: PaymentSector }[] = [
  { naf: /^(49\.?4|77\.?1[12]|52\.?29)/, sector: 'transport' },
  { naf: /^(01\.?4[1-7]|10\.?1[12]|46\.?23|46\.?32)/, sector: 'livestock' },
  { naf: /^11\.?01/, sector: 'alcohol' },
  { naf: /^(01\.?13|03\.?|10\.?(13|2|3|5|71|85)|46\.?3[138])/, sector: 'perishable' },
];
