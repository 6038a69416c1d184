/**
 * The most that a client of works may keep back, in percent of the total (loi n° 71-584, art. 1).
 */
export const MAX_RETENTION_PERCENT = '5';
/** How long it may be kept back after the works were received (loi n° 71-584). */
export const RETENTION_MONTHS = 12;
