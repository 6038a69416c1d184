import type { Draft } from '#documents/model/draft.ts';
import { isBuildingTrade } from './building-trade.ts';
import { typeset } from './typeset.ts';

/**
 * The guarantees that the law gives with such a sale, ready to stand among the conditions of an
 * offer; empty where it only offers services.
 */
export function legalGuarantees(draft: Draft): string {
  if (isBuildingTrade(draft)) return WORKS_GUARANTEES;
  return draft.operation === 'services' ? '' : CONFORMITY_GUARANTEE;
}

/** C. civ. 1792 to 1792-6. */
export const WORKS_GUARANTEES = typeset(
  'Garanties légales des travaux, à compter de leur réception (code civil, articles 1792 et suivants) : parfait achèvement, un an ; bon fonctionnement des équipements, deux ans ; décennale, dix ans.',
);
/** Two years for new goods sold to a consumer, said on the invoice of some (DILA F31808). */
export const CONFORMITY_GUARANTEE = typeset(
  'Biens neufs vendus à un consommateur : garantie légale de conformité de deux ans à compter de la livraison.',
);
