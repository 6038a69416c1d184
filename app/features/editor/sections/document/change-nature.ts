import { type Draft, requireKind, type Subtype, subtypeOf } from '#documents';

/**
 * The draft under another nature of its kind. An avoir that has no invoice of its own names none,
 * and one that has begins with a first one to fill: a field that is not shown keeps nothing to
 * correct.
 */
export function changeNature(draft: Draft, subtype: Subtype): Draft {
  const next = { ...draft, subtype };
  const { isCredit, needsPreceding } = subtypeOf(requireKind(draft.kind), subtype);
  if (!isCredit) return next;
  const { preceding, ...references } = draft.references;
  if (!needsPreceding) return { ...next, references };
  return { ...next, references: { ...references, preceding: preceding ?? [{ number: '' }] } };
}
