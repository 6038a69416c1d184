import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { fileName } from '#documents/dossier';

/**
 * The draft as a file, to be opened again here or elsewhere; private notes stay in it, it is for
 * its author.
 */
export function saveJson(session: EditorSession): void {
  const { draft } = session.getState().editor.store.getState();
  const name = fileName(draft, { extension: 'json', isProvisional: true });
  saveFile(name, `${JSON.stringify(draft, null, 2)}\n`, 'application/json');
  showToast('Brouillon téléchargé', { tone: 'success', detail: name });
}
