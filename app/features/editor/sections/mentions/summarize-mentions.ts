import { type Draft, requireKind } from '#documents';

export function summarizeMentions({ kind, notes, terms, works, attachments = [] }: Draft): string {
  const parts = [
    notes && 'mentions',
    works && 'certification de travaux',
    terms && 'CGV',
    attachments.length > 0 &&
      (attachments.length === 1 ? '1 pièce jointe' : `${attachments.length} pièces jointes`),
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(' · ');
  return requireKind(kind).hasLines ? 'Notes, CGV, travaux, fichiers' : 'Notes libres';
}
