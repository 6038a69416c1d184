import type { Draft } from '#documents/model/draft.ts';
import { computeDueDate } from '#documents/totals/due-date.ts';

/**
 * The latest date of payment that the law admits, and the text that says so (C. com. L441-10,
 * L441-11; commande publique R2192-10).
 */
export type DueLimit = { date: string; rule: string };

export function dueLimitOf({ buyer, seller, issueDate }: Draft): DueLimit {
  if (buyer.kind === 'public') {
    return {
      date: daysAfter(issueDate, PUBLIC_DAYS),
      rule: `${PUBLIC_DAYS} jours pour un acheteur public, ${HOSPITAL_DAYS} pour un hôpital, ${PUBLIC_COMPANY_DAYS} pour une entreprise publique`,
    };
  }
  if (isTransport(seller.naf)) {
    return {
      date: daysAfter(issueDate, TRANSPORT_DAYS),
      rule: `${TRANSPORT_DAYS} jours pour le transport et la location de véhicules`,
    };
  }
  return {
    date: agreedLimits(issueDate).sort().at(-1) ?? issueDate,
    rule: '60 jours, ou 45 jours fin de mois',
  };
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

function daysAfter(date: string, days: number): string {
  return computeDueDate(date, { mode: 'net', days });
}

/**
 * Road haulage, hire of vehicles, forwarding and customs agents, by their NAF code (C. com.
 * L441-11, II-5°).
 */
function isTransport(naf: string | undefined): boolean {
  return /^(49\.?4|77\.?1[12]|52\.?29)/.test(naf ?? '');
}

/** Days after the goods or the service, where the parties agreed nothing (C. com. L441-10, I). */
export const DEFAULT_PAYMENT_DAYS = 30;

const PUBLIC_DAYS = 30;
/** Said only: what kind of public buyer it is cannot be told from its number. */
const HOSPITAL_DAYS = 50;
const PUBLIC_COMPANY_DAYS = 60;
const TRANSPORT_DAYS = 30;
