import type { EditorState } from '#app/features/editor/store/editor-store.ts';
import { repairDraft } from '#documents';
import type { StoredDraft } from '#documents/dossier';

/** Removes impossible values from a stored draft; an irreparable draft is returned unchanged. */
export function repairStored({ draft, rawTexts }: StoredDraft): EditorState {
  const read = repairDraft(draft);
  return { draft: read.ok ? read.draft : draft, rawTexts };
}
