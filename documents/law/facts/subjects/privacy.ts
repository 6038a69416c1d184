import { countFact, type LegalFact } from '#documents/law/facts/fact.ts';

/** Personal data and cookies. */
export const privacyFacts = {
  'rgpd.reponse': countFact(1, 'mois', 'RGPD, art. 12'),
  'rgpd.violation': countFact(72, 'heures', 'RGPD, art. 33'),
  'cookies.choix': countFact(6, 'mois', 'CNIL, délibération n° 2020-092 du 17 septembre 2020'),
} satisfies Record<string, LegalFact>;
