import { type Cents, cents } from '#documents/money/amounts.ts';

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
/** Above it, a platform or a mailbox may refuse the file (forms: PDF over 2 MB). Bytes. */
export const HEAVY_FILE = 2_000_000;
