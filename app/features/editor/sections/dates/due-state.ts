import { isDueLater } from '#app/features/editor/draft/is-due-later.ts';
import { type Draft, requireKind, subtypeOf } from '#documents';

/** What the form shows of the due date: its field, that all is paid, or nothing. */
export function dueStateOf(draft: Draft): 'asked' | 'paid' | 'unasked' {
  if (isDueLater(draft)) return 'asked';
  const { asksPayment } = subtypeOf(requireKind(draft.kind), draft.subtype);
  return asksPayment ? 'paid' : 'unasked';
}
