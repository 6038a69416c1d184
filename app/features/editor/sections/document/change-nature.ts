import { type Draft, requireKind, type Subtype, subtypeOf } from '#documents';

/**
 * Changes the nature within the kind. A rebate names no invoice; any other avoir starts with an
 * empty one: a field that is not shown must hold nothing that needs correcting.
 */
export function changeNature(draft: Draft, subtype: Subtype): Draft {
  const next = { ...draft, subtype };
  const { isCredit, needsPreceding } = subtypeOf(requireKind(draft.kind), subtype);
  if (!isCredit) return next;
  const { preceding, ...references } = draft.references;
  if (!needsPreceding) return { ...next, references };
  return { ...next, references: { ...references, preceding: preceding ?? [{ number: '' }] } };
}
