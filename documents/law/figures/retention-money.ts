/** The maximum retained by a client of works, in percent of the total (loi n° 71-584, art. 1). */
export const MAX_RETENTION_PERCENT = '5';
/** The maximal duration after the acceptance of the works (loi n° 71-584). */
export const RETENTION_MONTHS = 12;
