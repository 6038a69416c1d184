import {
  amountFact,
  countFact,
  dateFact,
  eurosFact,
  type LegalFact,
} from '#documents/law/facts/fact.ts';
import { FRANCHISE_THRESHOLDS, MICRO_CEILINGS } from '#documents/law/thresholds.ts';

const [{ value: franchise }] = FRANCHISE_THRESHOLDS;
const [, { value: micro }] = MICRO_CEILINGS;
const BASE = 'CGI, art. 293 B';
const MICRO = 'Régime micro, plafonds de 2026 à 2028';

export const franchiseFacts = {
  'franchise.ventes': amountFact(franchise.base.total, BASE),
  'franchise.ventes.majore': amountFact(franchise.raised.total, BASE),
  'franchise.services': amountFact(franchise.base.services, BASE),
  'franchise.services.majore': amountFact(franchise.raised.services, BASE),
  'franchise.auteurs': amountFact(franchise.ofAuthors.base, BASE),
  'franchise.auteurs.majore': amountFact(franchise.ofAuthors.raised, BASE),
  'franchise.auteurs.autres': amountFact(franchise.ofAuthorsOtherwise.base, BASE),
  'franchise.auteurs.autres.majore': amountFact(franchise.ofAuthorsOtherwise.raised, BASE),
  /** The single threshold that was voted but never applied (loi n° 2025-1044). */
  'franchise.seuil-abandonne': eurosFact(25_000, 'Loi n° 2025-1044 du 3 novembre 2025'),
  'franchise.ue': eurosFact(100_000, 'Directive (UE) 2020/285'),
  'franchise.option.duree': countFact(2, 'ans', 'CGI, art. 293 B et suivants'),
  'franchise.seuils.fin': dateFact(FRANCHISE_THRESHOLDS[0].until ?? '', BASE),
  'micro.ventes': amountFact(micro.total, MICRO),
  'micro.services': amountFact(micro.services, MICRO),
  'micro.abattement.ventes': { text: '71\u00a0%', source: MICRO },
  'micro.abattement.services': { text: '50\u00a0%', source: MICRO },
  'micro.abattement.liberal': { text: '34\u00a0%', source: MICRO },
  'micro.abattement.minimal': eurosFact(305, MICRO),
  'micro.compte-dedie': eurosFact(10_000, 'Obligations du micro-entrepreneur'),
  'micro.compte-dedie.duree': {
    text: 'deux\u00a0années',
    source: 'Obligations du micro-entrepreneur',
  },
} satisfies Record<string, LegalFact>;
