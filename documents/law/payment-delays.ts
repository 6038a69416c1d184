import { addDays, endOfMonth } from '#documents/model/dates/calendar.ts';
import type { Draft } from '#documents/model/draft.ts';
import { computeDueDate } from '#documents/totals/due-date.ts';

/**
 * The latest date of payment that the law admits, and the text that says so (C. com. L441-10,
 * L441-11; commande publique R2192-10).
 */
export type DueLimit = { date: string; rule: string };

export function dueLimitOf(draft: Draft): DueLimit {
  const { buyer, seller, issueDate } = draft;
  if (buyer.kind === 'public') {
    const { days, whom } = PUBLIC_DELAYS[buyer.publicBody ?? 'other'];
    return { date: addDays(issueDate, days), rule: `${days} jours pour ${whom}` };
  }
  const sector = SECTORS.find(({ naf }) => naf.test(seller.naf ?? ''));
  if (sector) return { date: sector.latest(draft), rule: sector.rule };
  return {
    date: agreedLimits(issueDate).sort().at(-1) ?? issueDate,
    rule: '60 jours, ou 45 jours fin de mois',
  };
}

/** The last day for an invoice that gathers several sales of a period (C. com. L441-10, I). */
export function periodicLimitOf({ issueDate }: Draft): string {
  return addDays(issueDate, PERIODIC_DAYS);
}

/**
 * 60 days from the invoice; 45 days then the end of the month, or the end of the month then 45
 * days: both are admitted.
 */
function agreedLimits(issueDate: string): string[] {
  return [
    computeDueDate(issueDate, { mode: 'net', days: 60 }),
    computeDueDate(issueDate, { mode: 'days-end-of-month', days: 45 }),
    computeDueDate(issueDate, { mode: 'end-of-month-days', days: 45 }),
  ];
}

/** Fresh food is paid from its delivery, or from the ten days of the month that a period ends. */
function afterPerishables(draft: Draft): string {
  const delivered = deliveryOf(draft);
  const { start, end } = draft.supply ?? {};
  const isPeriodic = Boolean(start && end && start !== end);
  return addDays(isPeriodic ? endOfTenDays(delivered) : delivered, 30);
}

function deliveryOf({ supply, issueDate }: Draft): string {
  return supply?.end || supply?.date || issueDate;
}

function endOfTenDays(date: string): string {
  const day = Number(date.slice(8));
  if (day > 20) return endOfMonth(date);
  return `${date.slice(0, 8)}${day > 10 ? 20 : 10}`;
}

/** Days after the goods or the service, where the parties agreed nothing (C. com. L441-10, I). */
export const DEFAULT_PAYMENT_DAYS = 30;

const PERIODIC_DAYS = 45;
/** What kind of public buyer it is cannot be told from its number: the author says it. */
const PUBLIC_DELAYS = {
  other: { days: 30, whom: 'l’État, une collectivité ou un établissement public' },
  hospital: { days: 50, whom: 'un établissement public de santé' },
  company: { days: 60, whom: 'une entreprise publique' },
} as const;

/** A trade that is paid sooner, by the NAF code of the seller (C. com. L441-11, II). */
type Sector = { naf: RegExp; latest: (draft: Draft) => string; rule: string };

/** Wine and its grapes have the common delays; toys, leather or jewels, agreements by decree. */
const SECTORS: readonly Sector[] = [
  {
    naf: /^(49\.?4|77\.?1[12]|52\.?29)/,
    latest: ({ issueDate }) => addDays(issueDate, 30),
    rule: '30 jours pour le transport et la location de véhicules',
  },
  {
    naf: /^(01\.?4[1-7]|10\.?1[12]|46\.?23|46\.?32)/,
    latest: (draft) => addDays(deliveryOf(draft), 20),
    rule: '20 jours après la livraison pour le bétail et les viandes fraîches',
  },
  {
    naf: /^11\.?01/,
    latest: (draft) => addDays(endOfMonth(deliveryOf(draft)), 30),
    rule: '30 jours fin de mois de livraison pour les alcools',
  },
  {
    naf: /^(01\.?13|03\.?|10\.?(13|2|3|5|71|85)|46\.?3[138])/,
    latest: afterPerishables,
    rule: '30 jours après la livraison pour les produits périssables, surgelés ou en conserve',
  },
];
