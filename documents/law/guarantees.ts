import type { Draft } from '#documents/model/draft.ts';
import { isBuildingTrade } from './building-trade.ts';
import { typeset } from './typeset.ts';

/** The legal guarantees for such a sale, for the terms of an offer; empty for services only. */
export function legalGuarantees(draft: Draft): string {
  if (isBuildingTrade(draft)) return WORKS_GUARANTEES;
  return draft.operation === 'services' ? '' : CONFORMITY_GUARANTEE;
}

/** C. civ. 1792 to 1792-6. */
export const WORKS_GUARANTEES = typeset(
  'Garanties légales des travaux, à compter de leur réception (code civil, articles 1792 et suivants) : parfait achèvement, un an ; bon fonctionnement des équipements, deux ans ; décennale, dix ans.',
);
/** Two years for new goods sold to a consumer; compulsory on some invoices (DILA F31808). */
export const CONFORMITY_GUARANTEE = typeset(
  'Biens neufs vendus à un consommateur : garantie légale de conformité de deux ans à compter de la livraison.',
);
