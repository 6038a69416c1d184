import { isDueLater } from '#app/features/editor/draft/is-due-later.ts';
import { type Draft, requireKind, subtypeOf } from '#documents';

/** Whether the form asks for a due date, says that all is paid, or shows neither. */
export function dueStateOf(draft: Draft): 'asked' | 'paid' | 'unasked' {
  if (isDueLater(draft)) return 'asked';
  const { asksPayment } = subtypeOf(requireKind(draft.kind), draft.subtype);
  return asksPayment ? 'paid' : 'unasked';
}
