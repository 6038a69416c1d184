import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import { canRepeat, subtypeOf } from '#documents/model/kind.ts';

/**
 * Whether an account may issue repetitions of a document without its author: not a receipt or an
 * avoir, since only the author knows that money moved, nor an invoice that settles, continues or
 * replaces another one.
 */
export function canIssueByItself({ kind, subtype }: Pick<Draft, 'kind' | 'subtype'>): boolean {
  const traits = requireKind(kind);
  const { isCredit, needsPreceding } = subtypeOf(traits, subtype);
  return kind !== 'recu' && !isCredit && !needsPreceding && canRepeat(traits, subtype);
}
