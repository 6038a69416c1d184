import { type Draft, requireKind, type Subtype, subtypeOf } from '#documents';

/**
 * Changes the nature within the kind. A rebate names no invoice; any other avoir starts with an
 * empty one: a field that is not shown must hold nothing that needs correcting. A situation made by
 * hand is the first.
 */
export function changeNature(draft: Draft, subtype: Subtype): Draft {
  const { isCredit, needsPreceding, isRanked } = subtypeOf(requireKind(draft.kind), subtype);
  const isFirst = isRanked && !draft.situation;
  const next = { ...draft, subtype, ...(isFirst && { situation: { rank: 1 } }) };
  if (!isCredit) return next;
  const { preceding, ...references } = draft.references;
  if (!needsPreceding) return { ...next, references };
  return { ...next, references: { ...references, preceding: preceding ?? [{ number: '' }] } };
}
