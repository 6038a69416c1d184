import { isDueLater } from '#app/features/editor/draft/is-due-later.ts';
import { canExpire, type Draft, formatShortDate, requireKind, subtypeOf } from '#documents';

/** « F-2026-0001 · 22/11/2026 · échéance 22/12/2026 » */
export function summarizeDocument(
  draft: Draft,
  { isNumberedAtIssue = false }: { isNumberedAtIssue?: boolean } = {},
): string {
  const { number, issueDate, dueDate, validUntil, subtype } = draft;
  const kind = requireKind(draft.kind);
  const { label } = subtypeOf(kind, subtype);
  const parts = [
    subtype !== 'standard' && label.toLowerCase(),
    number || (isNumberedAtIssue && 'numéro attribué à l’émission'),
    formatShortDate(issueDate),
    dueDate && isDueLater(draft) && `échéance ${formatShortDate(dueDate)}`,
    validUntil && canExpire(kind, subtype) && `valable jusqu’au ${formatShortDate(validUntil)}`,
  ];
  return parts.filter(Boolean).join(' · ') || 'Numéro, dates, références';
}
