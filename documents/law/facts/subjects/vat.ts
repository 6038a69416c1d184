import { amountFact, dateFact, type LegalFact, percentFact } from '#documents/law/facts/fact.ts';
import { DISTANCE_SALES_THRESHOLD, SIMPLIFIED_WORKS_LIMIT } from '#documents/law/thresholds.ts';
import { ratesOf } from '#documents/law/vat/rates.ts';
import type { Territory } from '#documents/law/vat/territories.ts';
import { ENERGY_RATE, IMPROVEMENT_RATE } from '#documents/law/vat/works-rates.ts';

/** A current rate: the far date selects rates without an end. */
function rateOf(territory: Territory, rank: number, source: string): LegalFact {
  const rate = ratesOf(territory, '9999-12-31')[rank];
  if (rate === undefined) throw new Error(`${territory} has no rate number ${rank}`);
  return percentFact(rate, source);
}

export const vatFacts = {
  'tva.normal': rateOf('mainland', 0, 'CGI, art. 278'),
  'tva.intermediaire': rateOf('mainland', 1, 'CGI, art. 278 quater et 279'),
  'tva.reduit': rateOf('mainland', 2, 'CGI, art. 278-0 bis'),
  'tva.particulier': rateOf('mainland', 3, 'CGI, art. 281 quater à 298 septies'),
  'tva.corse.normal': rateOf('corsica', 0, 'CGI, art. 297'),
  'tva.corse.intermediaire': rateOf('corsica', 1, 'CGI, art. 297'),
  'tva.corse.reduit': rateOf('corsica', 2, 'CGI, art. 297'),
  'tva.corse.particulier': rateOf('corsica', 3, 'CGI, art. 297'),
  'tva.dom.normal': rateOf('guadeloupe-martinique-reunion', 0, 'CGI, art. 296'),
  'tva.dom.reduit': rateOf('guadeloupe-martinique-reunion', 1, 'CGI, art. 296'),
  'tva.dom.betail': rateOf('guadeloupe-martinique-reunion', 2, 'CGI, art. 296'),
  'tva.dom.presse': rateOf('guadeloupe-martinique-reunion', 3, 'CGI, art. 296'),
  'tva.travaux': percentFact(IMPROVEMENT_RATE, 'CGI, art. 279-0 bis'),
  'tva.travaux.energie': percentFact(ENERGY_RATE, 'CGI, art. 278-0 bis A'),
  'tva.travaux.anciennete': { text: 'deux\u00a0ans', source: 'CGI, art. 279-0 bis' },
  'tva.travaux.surface': percentFact(1000, 'CGI, art. 279-0 bis'),
  'tva.travaux.local-mixte': percentFact(5000, 'BOI-TVA-LIQ-30-20-90-10'),
  'tva.travaux.surface.periode': { text: 'deux\u00a0ans', source: 'CGI, art. 279-0 bis' },
  'tva.travaux.simplifiee': amountFact(SIMPLIFIED_WORKS_LIMIT, 'BOI-TVA-LIQ-30-20-90-40, § 90'),
  'tva.travaux.certification.garde': {
    text: 'cinq\u00a0ans',
    source: 'CGI, art. 279-0 bis, 3 ; BOI-TVA-LIQ-30-20-90-40, § 100',
  },
  'tva.photovoltaique': { text: '9\u00a0kWc', source: 'CGI, art. 278-0 bis' },
  'tva.droits-auteur': percentFact(1000, 'CGI, art. 279'),
  'tva.retenue-auteurs': percentFact(920, 'Retenue de TVA sur les droits d’auteur'),
  'tva.retenue-auteurs.forfait': percentFact(80, 'Retenue de TVA sur les droits d’auteur'),
  'tva.ventes-distance': amountFact(DISTANCE_SALES_THRESHOLD, 'CGI, art. 259 D'),
  'tva.chaudieres.date': dateFact('2025-03-01', 'Loi de finances pour 2025'),
  'tva.abonnements.date': dateFact('2025-08-01', 'Loi de finances pour 2025'),
  'tva.corse.petrole.date': dateFact('2025-02-16', 'Loi de finances pour 2025'),
  'tva.photovoltaique.date': dateFact('2025-10-01', 'CGI, art. 278-0 bis'),
} satisfies Record<string, LegalFact>;
