import type { Draft } from '#documents';

/** What the closed section holds, in a line. */
export function summarizeMentions({ notes, terms, works, attachments = [] }: Draft): string {
  const parts = [
    notes && 'mentions',
    works && 'certification de travaux',
    terms && 'CGV',
    attachments.length > 0 &&
      (attachments.length === 1 ? '1 pièce jointe' : `${attachments.length} pièces jointes`),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : 'Notes, CGV, travaux, fichiers';
}
