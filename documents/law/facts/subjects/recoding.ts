import { dateFact, type LegalFact } from '#documents/law/facts/fact.ts';
import { LAST_DAY_OF_CGI } from '#documents/law/figures/last-day-of-cgi.ts';

/** From the CGI to the CIBS. */
export const recodingFacts = {
  'cibs.entree': dateFact('2027-01-01', 'Ordonnance n° 2026-671 du 27 juillet 2026'),
  'cibs.entree.prevue': dateFact('2026-09-01', 'Ordonnance n° 2025-1247 du 17 décembre 2025'),
  'cibs.references-cgi.fin': dateFact(
    LAST_DAY_OF_CGI,
    'Ordonnance n° 2025-1247, art. 46 ; BOI-RES-TVA-000253, § 3.1',
  ),
} satisfies Record<string, LegalFact>;
