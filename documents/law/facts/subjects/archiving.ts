import { countFact, dateFact, eurosFact, type LegalFact } from '#documents/law/facts/fact.ts';

const TAX = 'LPF, art. L102 B ; loi n° 2026-534 du 25 juin 2026, art. 36';
const TILL = 'CGI, art. 1770 duodecies';

/** Keeping invoices, and invoicing software. */
export const archivingFacts = {
  'conservation.fiscale': countFact(6, 'ans', TAX),
  'conservation.fiscale.nouvelle': countFact(10, 'ans', TAX),
  'conservation.fiscale.date': dateFact('2027-01-01', TAX),
  'conservation.comptable': countFact(10, 'ans', 'C. com., art. L123-22'),
  'conservation.reprise': countFact(3, 'ans', 'LPF, art. L176'),
  'conservation.reprise.occulte': countFact(10, 'ans', 'LPF, art. L176'),
  'conservation.destruction.amende': eurosFact(10_000, 'CGI, art. 1734'),
  'caisse.attestation.retablie': dateFact(
    '2026-02-21',
    'Loi n° 2026-103 du 19 février 2026, art. 125',
  ),
  'caisse.amende': eurosFact(7_500, TILL),
  'caisse.regularisation': countFact(60, 'jours', TILL),
  'caisse.preuve': countFact(30, 'jours', 'Loi n° 2026-534 du 25 juin 2026, art. 87'),
} satisfies Record<string, LegalFact>;
