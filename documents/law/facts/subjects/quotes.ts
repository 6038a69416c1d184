import { countFact, eurosFact, type LegalFact, percentFact } from '#documents/law/facts/fact.ts';
import { MAX_RETENTION_PERCENT } from '#documents/law/figures/retention-money.ts';

const WITHDRAWAL = 'C. conso., art. L221-18 et s.';
const GUARANTEES = 'C. civ., art. 1792 et s.';
const RETENTION = 'Loi n° 71-584 du 16 juillet 1971';

/** Quotes, deposits, works. */
export const quoteFacts = {
  'devis.amende': eurosFact(3_000, 'Arrêté du 24 janvier 2017 et code de la consommation'),
  'devis.amende.societe': eurosFact(15_000, 'Arrêté du 24 janvier 2017 et code de la consommation'),
  'devis.validite.usage': {
    text: 'un à trois\u00a0mois',
    source: 'Usage : aucun texte ne fixe de durée',
  },
  'devis.hors-etablissement.paiement': countFact(7, 'jours', 'C. conso., art. L221-10'),
  'devis.retractation': countFact(14, 'jours', WITHDRAWAL),
  'devis.retractation.non-informe': countFact(12, 'mois', 'C. conso., art. L221-20'),
  'devis.retractation.petit-pro': countFact(5, 'salariés', 'C. conso., art. L221-3'),
  'acompte.interet': countFact(3, 'mois', 'C. conso., art. L214-2'),
  'retenue-garantie': percentFact(Number(MAX_RETENTION_PERCENT) * 100, RETENTION),
  'retenue-garantie.duree': { text: 'un\u00a0an', source: RETENTION },
  'garantie.parfait-achevement': { text: 'un\u00a0an', source: GUARANTEES },
  'garantie.bon-fonctionnement': { text: 'deux\u00a0ans', source: GUARANTEES },
  'garantie.decennale': { text: 'dix\u00a0ans', source: GUARANTEES },
  'decennale.amende': eurosFact(75_000, 'C. assur., art. L243-3'),
  'decennale.prison': countFact(6, 'mois', 'C. assur., art. L243-3'),
} satisfies Record<string, LegalFact>;
