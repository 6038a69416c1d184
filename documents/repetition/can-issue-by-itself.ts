import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';

/**
 * Whether an account may issue repetitions of a document without its author: not a receipt or an
 * avoir, since only the author knows that money moved, nor an invoice that settles or replaces
 * another one.
 */
export function canIssueByItself({ kind, subtype }: Pick<Draft, 'kind' | 'subtype'>): boolean {
  const { isCredit, needsPreceding } = subtypeOf(requireKind(kind), subtype);
  return kind !== 'recu' && !isCredit && !needsPreceding;
}
