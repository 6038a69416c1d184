/**
 * Last day on which an invoice may still cite the CGI (ordinance 2025-1247, art. 46 as amended;
 * BOI-RES-TVA-000253 § 3.1).
 */
export const LAST_DAY_OF_CGI = '2028-06-30';

/** A text whose end is known: after that day this version does not know what to say. */
type Ending = { lastDay: string; what: string };

/** What this version knows to end, the nearest first; `npm run validate` prints it. */
export const ENDINGS: readonly Ending[] = [
  {
    lastDay: '2026-12-31',
    what: 'taux des pénalités de retard et de l’intérêt légal du 2e semestre 2026 (C. com. L441-10 ; CMF L313-2)',
  },
  {
    lastDay: LAST_DAY_OF_CGI,
    what: 'mentions qui citent le CGI (ordonnance n° 2025-1247, art. 46)',
  },
];
