import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';

/** The place is compulsory on a note; elsewhere it is among the details. */
export function DocumentPlaceField() {
  const isNote = useDraft((draft) => draft.subtype === 'note');
  if (!isNote) return null;
  return <DraftText path="supply.place" isRequired className="sm:col-span-2" />;
}
