import { countFact, dateFact, eurosFact, type LegalFact } from '#documents/law/facts/fact.ts';

const SMALL = 'CPCE, art. L125-1';
const TRIAL_COURTS = 'Décret n° 2024-1225';
const ORDER = 'CPC, art. 1405 à 1425 ; décret n° 2026-96 du 16 février 2026';

/** From reminder to court, and limitation periods. */
export const recoveryFacts = {
  'relance.mise-en-demeure.delai': {
    text: '8 à 15\u00a0jours',
    source: 'Usage : aucun texte ne fixe ce délai',
  },
  'petites-creances.plafond': eurosFact(5_000, SMALL),
  'petites-creances.reponse': countFact(1, 'mois', SMALL),
  'injonction.opposition': countFact(1, 'mois', ORDER),
  'injonction.signification': countFact(3, 'mois', ORDER),
  'injonction.signification.avant': countFact(6, 'mois', ORDER),
  'injonction.execution': countFact(2, 'mois', ORDER),
  'injonction.depuis': dateFact('2026-09-01', ORDER),
  'commandement.reponse': countFact(1, 'mois', 'CPCE, art. L126-1 à L126-4'),
  'tae.salaries': countFact(250, 'salariés', TRIAL_COURTS),
  'tae.seuil': eurosFact(50_000, TRIAL_COURTS),
  'signification.cout': { text: '25,79\u00a0€ HT', source: 'C. com., art. A444-11' },
  'avocat.seuil': eurosFact(10_000, 'CPC, art. 761 et 853'),
  'amiable.seuil': eurosFact(5_000, 'CPC, art. 750-1'),
  'aide-juridique.contribution': eurosFact(50, 'CGI, art. 1635 bis Q'),
  'delais-de-grace': { text: 'deux\u00a0ans', source: 'C. civ., art. 1343-5' },
  'prescription.professionnels': countFact(5, 'ans', 'C. com., art. L110-4 ; C. civ., art. 2224'),
  'prescription.consommateur': countFact(2, 'ans', 'C. conso., art. L218-2'),
  'prescription.transport': countFact(1, 'an', 'C. com., art. L133-6'),
  'prescription.loyers': countFact(3, 'ans', 'Loi n° 89-462, art. 7-1'),
  'prescription.public': countFact(4, 'ans', 'Loi n° 68-1250'),
  'prescription.titre': countFact(10, 'ans', 'CPCE, art. L111-4'),
} satisfies Record<string, LegalFact>;
