import { capitalize, type Draft } from '#documents';

/** Empty without any. */
export function summarizeMentions({ notes, terms, works, attachments = [] }: Draft): string {
  const parts = [
    notes?.trim() && 'mentions',
    works && 'certification de travaux',
    terms?.trim() && 'CGV',
    attachments.length > 0 &&
      (attachments.length === 1 ? '1 pièce jointe' : `${attachments.length} pièces jointes`),
  ].filter(Boolean);
  return capitalize(parts.join(' · '));
}
