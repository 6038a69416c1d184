import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { frenchLabels } from './labels.ts';

/** « Net à payer », « Montant de l’avoir »: the last amount of a document, in French. */
export function nameFinalAmount({ kind, subtype }: Pick<Draft, 'kind' | 'subtype'>): string {
  return frenchLabels.totals.final[subtypeOf(requireKind(kind), subtype).finalAmount];
}
