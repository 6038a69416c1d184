import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import { startDraft } from '#app/features/editor/workspace/open-draft.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { describePath } from '#app/files/describe-path.ts';
import { newId } from '#app/lib/new-id.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { keepRecordIds } from '#documents/dossier';
import { fillDraft } from './fill-draft.ts';
import { type Prefill, readPrefill } from './read-prefill.ts';

/** Starts a document from the fragment of a link, and reports what was left out. */
export async function openPrefill(workspace: Workspace, fragment: string): Promise<void> {
  const prefill = readPrefill(fragment);
  if (prefill === 'unreadable') return sayPrefilled(null);
  if (await startDraft(workspace)) sayPrefilled(showPrefilled(workspace, prefill));
}

/** Null when nothing could be read, else the list of what was left out. */
function showPrefilled(workspace: Workspace, prefill: Prefill): readonly { path: string }[] | null {
  const { draft: fresh, ...known } = workspace.getState().editor.store.getState();
  const blankSeller = createBlankDraft(fresh.kind).seller;
  const read = fillDraft(fresh, { blankSeller, prefill });
  if (!read.ok) return null;
  const { draft } = read;
  const ids = keepRecordIds(known, { from: fresh, to: draft });
  workspace.show({ draft, rawTexts: {}, ...ids }, { id: newId(), isSettled: false });
  return read.setAside;
}

/** `setAside` lists the unreadable parts of the link; null when nothing was readable. */
function sayPrefilled(setAside: readonly { path: string }[] | null): void {
  if (setAside === null) {
    showToast('Ce lien ne contient pas de document lisible.', {
      tone: 'error',
      detail: 'Rien n’a été changé. Signalez-le au site ou au logiciel d’où il vient.',
    });
    return;
  }
  showToast('Document prérempli par un lien.', {
    detail:
      setAside.length === 0
        ? 'Relisez chaque champ, l’IBAN surtout, avant de l’envoyer.'
        : `À compléter\u00a0: ${[...new Set(setAside.map(({ path }) => describePath(path)))].join(', ')}.`,
  });
}
