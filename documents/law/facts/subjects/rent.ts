import { RENT_FREEZE } from '#documents/law/calculators/rent-revision.ts';
import {
  countFact,
  dateFact,
  eurosFact,
  type LegalFact,
  percentFact,
} from '#documents/law/facts/fact.ts';

const REFUSAL = 'Loi n° 89-462, art. 3-4';
const DEPOSIT = 'Loi n° 89-462, art. 22, 25-6 et 25-17';
const RATING = 'Loi n° 89-462, art. 17-1, III';

/** Rent receipts and related duties. */
export const rentFacts = {
  'quittance.refus.prison': { text: 'un\u00a0an', source: REFUSAL },
  'quittance.refus.amende': eurosFact(20_000, REFUSAL),
  'quittance.refus.amende.societe': eurosFact(100_000, REFUSAL),
  'depot.nu': { text: 'un\u00a0mois de loyer hors charges', source: DEPOSIT },
  'depot.meuble': { text: 'deux\u00a0mois de loyer hors charges', source: DEPOSIT },
  'depot.restitution': { text: 'un\u00a0mois', source: 'Loi n° 89-462, art. 22' },
  'depot.restitution.differences': { text: 'deux\u00a0mois', source: 'Loi n° 89-462, art. 22' },
  'depot.retard': percentFact(1000, 'Loi n° 89-462, art. 22'),
  'loyer.gel': dateFact(RENT_FREEZE.mainland, RATING),
  'loyer.gel.outre-mer': dateFact(RENT_FREEZE.overseas, RATING),
  'location.parahotelier.nuitees': countFact(30, 'nuitées', 'CGI, art. 261 D, 4°'),
} satisfies Record<string, LegalFact>;
