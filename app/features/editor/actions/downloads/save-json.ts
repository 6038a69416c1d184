import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { fileName } from '#documents/dossier';

/** Saves the draft as a file to reopen later; it keeps the author’s private notes. */
export function saveJson(workspace: Workspace): void {
  const { draft } = workspace.getState().editor.store.getState();
  const name = fileName(draft, { extension: 'json', isProvisional: true });
  saveFile(name, `${JSON.stringify(draft, null, 2)}\n`, 'application/json');
  showToast('Brouillon téléchargé', { tone: 'success', detail: name });
}
