import { addDays, endOfMonth, laterOf } from '#documents/model/dates/calendar.ts';
import { computeDueDate } from '#documents/totals/due-date.ts';

/** Trades and buyers with a legal delay of their own (C. com. L441-10 to L441-12). */
export type PaymentSector =
  | 'common'
  | 'periodic'
  | 'transport'
  | 'perishable'
  | 'livestock'
  | 'alcohol'
  | 'wine'
  /** Goods bought free of VAT to leave the Union. */
  | 'export'
  | 'public'
  | 'hospital'
  | 'public-company';

/** Dates are `YYYY-MM-DD`; `isPeriodic`: one invoice for a period, with its last delivery date. */
export type SaleTimeline = { issueDate: string; deliveryDate: string; isPeriodic: boolean };

export type SectorLimit = { date: string; rule: string; reference: string };

export function sectorLimit(sector: PaymentSector, timeline: SaleTimeline): SectorLimit {
  const { latest, rule, reference } = LIMITS[sector];
  return { date: latest(timeline), rule, reference };
}

/** The maximum that the parties may agree on. */
export const AGREED_DAYS = 60;
/** The legal alternative to 60 days, with the end of a month. */
export const END_OF_MONTH_DAYS = 45;

type Latest = (timeline: SaleTimeline) => string;

/** The latest of 60 days from the invoice, and 45 days and the end of the month in either order. */
function latestAgreed({ issueDate }: SaleTimeline): string {
  const agreed = [
    computeDueDate(issueDate, { mode: 'net', days: AGREED_DAYS }),
    computeDueDate(issueDate, { mode: 'days-end-of-month', days: END_OF_MONTH_DAYS }),
    computeDueDate(issueDate, { mode: 'end-of-month-days', days: END_OF_MONTH_DAYS }),
  ];
  return agreed.sort().at(-1) ?? issueDate;
}

function afterInvoice(days: number): Latest {
  return ({ issueDate }) => addDays(issueDate, days);
}

/**
 * A public buyer pays from the day when it receives the demand, or from the execution if later
 * (commande publique, R2192-12); a document only knows the day of its issue.
 */
function afterDemand(days: number): Latest {
  return ({ issueDate, deliveryDate }) => addDays(laterOf(issueDate, deliveryDate), days);
}

/** Fresh food is payable from its delivery, or from the end of its ten-day period. */
function afterPerishables({ deliveryDate, isPeriodic }: SaleTimeline): string {
  return addDays(isPeriodic ? endOfTenDays(deliveryDate) : deliveryDate, 30);
}

function endOfTenDays(date: string): string {
  const day = Number(date.slice(8));
  if (day > 20) return endOfMonth(date);
  return `${date.slice(0, 8)}${day > 10 ? 20 : 10}`;
}

const AGREED = '60 jours, ou 45 jours fin de mois si le contrat le prévoit';
const COMMON = 'C. com., art. L441-10, I';
const TRADES = 'C. com., art. L441-11, II';
const PUBLIC = 'Code de la commande publique, art. R2192-10 à R2192-12';

const LIMITS: Readonly<Record<PaymentSector, Omit<SectorLimit, 'date'> & { latest: Latest }>> = {
  common: { latest: latestAgreed, rule: AGREED, reference: COMMON },
  periodic: {
    latest: afterInvoice(45),
    rule: '45 jours pour une facture périodique',
    reference: COMMON,
  },
  transport: {
    latest: afterInvoice(30),
    rule: '30 jours pour le transport et la location de véhicules',
    reference: TRADES,
  },
  perishable: {
    latest: afterPerishables,
    rule: '30 jours après la livraison pour les produits périssables, surgelés ou en conserve',
    reference: TRADES,
  },
  livestock: {
    latest: ({ deliveryDate }) => addDays(deliveryDate, 20),
    rule: '20 jours après la livraison pour le bétail et les viandes fraîches',
    reference: TRADES,
  },
  alcohol: {
    latest: ({ deliveryDate }) => addDays(endOfMonth(deliveryDate), 30),
    rule: '30 jours fin de mois de livraison pour les alcools',
    reference: TRADES,
  },
  wine: {
    latest: latestAgreed,
    rule: '60 jours, ou 45 jours fin de mois, pour les raisins, les moûts et les vins',
    reference: TRADES,
  },
  export: {
    latest: afterInvoice(90),
    rule: '90 jours pour un achat en franchise destiné à l’export',
    reference: 'C. com., art. L441-12',
  },
  public: {
    latest: afterDemand(30),
    rule: '30 jours après la demande de paiement, pour l’État, une collectivité ou un établissement public',
    reference: PUBLIC,
  },
  hospital: {
    latest: afterDemand(50),
    rule: '50 jours après la demande de paiement, pour un établissement public de santé',
    reference: PUBLIC,
  },
  'public-company': {
    latest: afterDemand(60),
    rule: '60 jours après la demande de paiement, pour une entreprise publique',
    reference: PUBLIC,
  },
};
