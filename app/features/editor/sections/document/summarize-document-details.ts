import { type Draft, requireKind } from '#documents';

export function summarizeDocumentDetails(draft: Draft): string {
  const parts = [
    draft.title,
    draft.language === 'fr' ? '' : 'en anglais',
    draft.currency === 'EUR' ? '' : draft.currency,
    draft.intro && 'texte d’introduction',
    draft.outro && 'texte de fin',
    draft.subtype === 'note' ? '' : draft.supply?.place,
    draft.privateNotes && 'notes internes',
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(' · ');
  return requireKind(draft.kind).hasRent
    ? 'Langue, textes, notes'
    : 'Intitulé, langue, devise, textes, notes';
}
