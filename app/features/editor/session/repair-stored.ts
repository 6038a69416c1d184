import type { EditorState } from '#app/features/editor/store/editor-store.ts';
import { repairDraft } from '#documents';
import type { StoredDraft } from '#documents/dossier';

/**
 * What a stored draft holds, without the values that are impossible; nothing from one that cannot
 * be repaired is touched.
 */
export function repairStored({ draft, rawTexts }: StoredDraft): EditorState {
  const read = repairDraft(draft);
  return { draft: read.ok ? read.draft : draft, rawTexts };
}
