import { countFact, dateFact, eurosFact, type LegalFact } from '#documents/law/facts/fact.ts';
import { REFORM_DATES } from '#documents/law/figures/reform-dates.ts';

const CALENDAR = 'Loi n° 2022-1157, art. 26 ; loi de finances pour 2026, art. 123';
const SIZES = 'Loi n° 2022-1157, art. 26';

/** Electronic invoices and e-reporting. */
export const reformFacts = {
  /** Every taxable person must receive from the day large companies must send. */
  'reforme.reception': dateFact(REFORM_DATES.large, CALENDAR),
  'reforme.emission.grandes': dateFact(REFORM_DATES.large, CALENDAR),
  'reforme.emission.petites': dateFact(REFORM_DATES.others, CALENDAR),
  'reforme.report.grandes': dateFact('2026-12-01', CALENDAR),
  'reforme.report.petites': dateFact('2027-12-01', CALENDAR),
  'reforme.taille.date': dateFact('2025-01-01', SIZES),
  'reforme.micro.effectif': countFact(10, 'personnes', SIZES),
  'reforme.micro.chiffre': { text: '2\u00a0millions d’euros', source: SIZES },
  'reforme.pme.effectif': countFact(250, 'personnes', SIZES),
  'reforme.pme.chiffre': { text: '50\u00a0millions d’euros', source: SIZES },
  'reforme.pme.bilan': { text: '43\u00a0millions d’euros', source: SIZES },
  'reforme.amende.facture': eurosFact(50, 'CGI, art. 1737, III'),
  'reforme.amende.facture.plafond': eurosFact(15_000, 'CGI, art. 1737, III'),
  'reforme.amende.plateforme.delai': countFact(3, 'mois', 'CGI, art. 1737, IV bis'),
  'reforme.amende.plateforme': eurosFact(500, 'CGI, art. 1737, IV bis'),
  'reforme.amende.plateforme.suite': eurosFact(1_000, 'CGI, art. 1737, IV bis'),
  'reforme.amende.reporting': eurosFact(500, 'CGI, art. 1788 D'),
  'reforme.amende.reporting.plafond': eurosFact(15_000, 'CGI, art. 1788 D'),
  'reforme.amende.reparation': countFact(30, 'jours', 'CGI, art. 1737, V et 1788 D, V'),
  'reforme.plateforme.immatriculation': countFact(3, 'ans', 'CGI, ann. II, art. 242 nonies E bis'),
  'reforme.plateforme.service-minimal': countFact(
    1,
    'an',
    'CGI, ann. II, art. 242 nonies E quater',
  ),
  'reforme.transmission': { text: '24\u00a0heures', source: 'CGI, ann. II, art. 242 nonies L' },
  'reforme.donnees.2026': countFact(26, 'données', 'CGI, ann. IV, art. 41 septies C'),
  'reforme.donnees.2027': countFact(34, 'données', 'CGI, ann. IV, art. 41 septies C'),
  'reforme.basic-wl.fin': dateFact('2027-08-31', 'DGFiP, spécifications externes, version 3.2'),
  'reforme.simplifie.fin': dateFact('2027-01-01', 'Loi de finances pour 2025, art. 38'),
  'reforme.vida.guichet': dateFact('2028-07-01', 'Réforme européenne ViDA'),
  'reforme.vida.facture': dateFact('2030-07-01', 'Réforme européenne ViDA'),
} satisfies Record<string, LegalFact>;
