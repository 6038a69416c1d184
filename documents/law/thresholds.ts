import { type Cents, cents } from '#documents/money/amounts.ts';
import type { Dated } from './dated.ts';

/** Maximum in cash for a debtor who lives in France or pays for a business (CMF L112-6, D112-3). */
export const CASH_CEILING: Cents = cents(100_000);
/**
 * From this amount, tax included, a service to a consumer needs a note (arrêté 83-50/A of
 * 03/10/1983, art. 1).
 */
export const NOTE_THRESHOLD: Cents = cents(2_500);
/**
 * Under this amount, a short certification is enough for reduced-rate works
 * (BOI-TVA-LIQ-30-20-90-40 § 90). Tax included.
 */
export const SIMPLIFIED_WORKS_LIMIT: Cents = cents(100_000);
/**
 * Above this yearly amount, distance sales to EU consumers are taxed where they live (CGI 259 D).
 * Without tax, all member states together.
 */
export const DISTANCE_SALES_THRESHOLD: Cents = cents(1_000_000);
/** In bytes: above it, a platform or a mailbox may refuse the file (forms: PDF over 2 MB). */
export const HEAVY_FILE = 2_000_000;

/** Yearly limits: sales in total, and the services among them. */
export type TurnoverLimit = { total: Cents; services: Cents };

/**
 * The franchise (CGI 293 B): above the base, VAT is due from the next 1 January; above the raised
 * threshold, from the very day.
 */
export type FranchiseThresholds = {
  base: TurnoverLimit;
  raised: TurnoverLimit;
  /** Lawyers, authors and performers, for their own profession. */
  ofAuthors: { base: Cents; raised: Cents };
  /** Lawyers, authors and performers, for any other sale. */
  ofAuthorsOtherwise: { base: Cents; raised: Cents };
};

/** 293 B until the CIBS replaces it; the finance law for 2027 is not known. */
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

/** The micro regime, which is not the franchise. */
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
