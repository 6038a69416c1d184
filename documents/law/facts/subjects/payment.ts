import {
  amountFact,
  countFact,
  dateFact,
  eurosFact,
  type LegalFact,
  percentFact,
} from '#documents/law/facts/fact.ts';
import { RECOVERY_FEE } from '#documents/law/figures/recovery-fee.ts';
import {
  defaultLatePenalty,
  halfYearName,
  knownRateDays,
  listLateRates,
  minimumLatePenalty,
} from '#documents/law/late-payment.ts';
import { DEFAULT_PAYMENT_DAYS } from '#documents/law/payment-delays.ts';
import { CASH_CEILING } from '#documents/law/thresholds.ts';

const DELAYS = 'C. com., art. L441-10, I';
const TRADES = 'C. com., art. L441-11, II';
const PUBLIC = 'C. commande publique, art. R2192-10 et s.';
const LATE = 'C. com., art. L441-10, II';
const FINE = 'C. com., art. L441-16';

const lastDay = knownRateDays().until;

function rateFact(rate: number | null | undefined, source: string): LegalFact {
  if (rate === null || rate === undefined) throw new Error('this rate is not known');
  return percentFact(rate, source);
}

function legalRate(): number | undefined {
  return listLateRates('legal', { from: lastDay, until: lastDay })[0]?.rate;
}

/** Payment terms and the cost of late payment. */
export const paymentFacts = {
  'delai.defaut': countFact(DEFAULT_PAYMENT_DAYS, 'jours', DELAYS),
  'delai.maximum': countFact(60, 'jours', DELAYS),
  'delai.fin-de-mois': countFact(45, 'jours fin de mois', DELAYS),
  'delai.periodique': countFact(45, 'jours', DELAYS),
  'delai.transport': countFact(30, 'jours', TRADES),
  'delai.perissables': countFact(30, 'jours', TRADES),
  'delai.viande': countFact(20, 'jours', TRADES),
  'delai.alcools': countFact(30, 'jours fin de mois', TRADES),
  'delai.vins': { text: '60\u00a0jours, ou 45\u00a0jours fin de mois', source: TRADES },
  'delai.export': countFact(90, 'jours', 'C. com., art. L441-12'),
  'delai.public': countFact(30, 'jours', PUBLIC),
  'delai.public.hopital': countFact(50, 'jours', PUBLIC),
  'delai.public.entreprise': countFact(60, 'jours', PUBLIC),
  'delai.amende': eurosFact(75_000, FINE),
  'delai.amende.societe': { text: '2\u00a0millions d’euros', source: FINE },
  'delai.amende.reiteration': eurosFact(150_000, FINE),
  'delai.amende.reiteration.societe': { text: '4\u00a0millions d’euros', source: FINE },
  'delai.amende.reiteration.delai': { text: 'deux\u00a0ans', source: FINE },
  'penalites.points': countFact(10, 'points', LATE),
  'penalites.points.public': countFact(8, 'points', 'C. commande publique, art. R2192-31'),
  'penalites.bce': rateFact((defaultLatePenalty(lastDay) ?? 0) - 1000, LATE),
  'penalites.defaut': rateFact(defaultLatePenalty(lastDay), LATE),
  'penalites.public': rateFact(
    listLateRates('ecb+8', { from: lastDay, until: lastDay })[0]?.rate,
    'C. commande publique, art. R2192-31',
  ),
  'penalites.plancher': rateFact(minimumLatePenalty(lastDay), LATE),
  'penalites.plancher.fois': { text: 'trois\u00a0fois', source: LATE },
  'penalites.semestre': { text: halfYearName(lastDay), source: LATE },
  'penalites.semestre.fin': dateFact(lastDay, LATE),
  'interet-legal.professionnel': rateFact(legalRate(), 'CMF, art. L313-2 ; arrêté du 26 juin 2026'),
  'penalites.indemnite': amountFact(RECOVERY_FEE, 'C. com., art. D441-5'),
  'penalites.base-annuelle': countFact(365, 'jours', 'Usage : aucun texte ne fixe cette base'),
  'especes.plafond': amountFact(CASH_CEILING, 'CMF, art. L112-6 et D112-3'),
  'especes.amende': percentFact(500, 'CMF, art. L112-6'),
  'ecrit.seuil': eurosFact(1_500, 'C. civ., art. 1359'),
} satisfies Record<string, LegalFact>;
