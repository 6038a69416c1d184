import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';

/**
 * A receipt says that money came, and an avoir gives some back: only their author knows. What
 * settles or replaces another invoice is of that one alone.
 */
export function canIssueByItself({ kind, subtype }: Pick<Draft, 'kind' | 'subtype'>): boolean {
  const { isCredit, needsPreceding } = subtypeOf(requireKind(kind), subtype);
  return kind !== 'recu' && !isCredit && !needsPreceding;
}
