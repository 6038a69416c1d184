import { formatShortDate } from '#documents/model/dates/format-date.ts';
import type { DocumentReference } from '#documents/model/fields/references.ts';

/** « n° F-1 du 02/10/2026 et n° F-2 du 03/10/2026 » */
export function joinReferences(references: readonly DocumentReference[]): string {
  const texts = references.map(formatReference);
  if (texts.length < 2) return texts.join('');
  return `${texts.slice(0, -1).join(', ')} et ${texts.at(-1)}`;
}

export function formatReference({ number, issueDate }: DocumentReference): string {
  return issueDate ? `n° ${number} du ${formatShortDate(issueDate)}` : `n° ${number}`;
}
