import { type Cents, cents } from '#documents/money/amounts.ts';
import type { Dated } from './dated.ts';

/**
 * Above it, no cash from a debtor who lives in France or pays for a business (CMF L112-6, D112-3).
 */
export const CASH_CEILING: Cents = cents(100_000);
/**
 * From it on, a service to a consumer needs a note (arrêté 83-50/A of 03/10/1983, art. 1). Tax
 * included.
 */
export const NOTE_THRESHOLD: Cents = cents(2_500);
/**
 * Under it, works at a reduced rate need a short certification (BOI-TVA-LIQ-30-20-90-40 § 90). Tax
 * included.
 */
export const SIMPLIFIED_WORKS_LIMIT: Cents = cents(100_000);
/**
 * Above it in a year, distance sales to consumers of the Union are taxed where they live (CGI 259
 * D). Without tax, all member states together.
 */
export const DISTANCE_SALES_THRESHOLD: Cents = cents(1_000_000);
/** Above it, a platform or a mailbox may refuse the file (forms: PDF over 2 MB). Bytes. */
export const HEAVY_FILE = 2_000_000;

/** What a turnover of a year may not exceed: sales in all, services among them. */
export type TurnoverLimit = { total: Cents; services: Cents };

/**
 * The franchise (CGI 293 B): above the base, VAT is due from the next 1 January; above the raised
 * threshold, from that very day.
 */
export type FranchiseThresholds = {
  base: TurnoverLimit;
  raised: TurnoverLimit;
  /** Lawyers, authors and performers, for their own trade. */
  ofAuthors: { base: Cents; raised: Cents };
  /** The same, for anything else that they sell. */
  ofAuthorsOtherwise: { base: Cents; raised: Cents };
};

/** 293 B as it reads until the CIBS takes its place; the finance law for 2027 is not known. */
export const FRANCHISE_THRESHOLDS: readonly [Dated<FranchiseThresholds>] = [
  {
    from: '2025-01-01',
    until: '2026-12-31',
    value: {
      base: limit(85_000, 37_500),
      raised: limit(93_500, 41_250),
      ofAuthors: { base: euros(50_000), raised: euros(55_000) },
      ofAuthorsOtherwise: { base: euros(35_000), raised: euros(38_500) },
    },
  },
];

/** The micro régime, which is not the franchise (droit-facturation § 4.2). */
export const MICRO_CEILINGS: readonly [Dated<TurnoverLimit>, Dated<TurnoverLimit>] = [
  { from: '2023-01-01', until: '2025-12-31', value: limit(188_700, 77_700) },
  { from: '2026-01-01', until: '2028-12-31', value: limit(203_100, 83_600) },
];

function limit(total: number, services: number): TurnoverLimit {
  return { total: euros(total), services: euros(services) };
}

function euros(amount: number): Cents {
  return cents(amount * 100);
}
