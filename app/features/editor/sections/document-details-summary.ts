import type { Draft } from '#documents';

/** What the closed details hold, in a line. */
export function summarizeDetails(draft: Draft): string {
  const parts = [
    draft.title,
    draft.currency === 'EUR' ? '' : draft.currency,
    draft.intro && 'texte d’introduction',
    draft.outro && 'texte de fin',
    draft.subtype === 'note' ? '' : draft.supply?.place,
    draft.privateNotes && 'notes internes',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : 'Intitulé, devise, textes, notes';
}
