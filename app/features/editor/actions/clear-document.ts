import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import { createNewDraft } from '#app/features/editor/draft/new-draft.ts';
import { proposeOwnNumber } from '#app/features/editor/draft/propose-own-number.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';

/** Empties the document, including the author’s details; the toast can undo it. */
export function clearDocument(workspace: Workspace): void {
  const { editor, given } = workspace.getState();
  const { store, touched, today } = editor;
  const { kind } = store.getState().draft;
  const number = proposeOwnNumber(given, { draft: createBlankDraft(kind), date: today });
  store.load({ draft: createNewDraft(kind, { today, number }), rawTexts: {} }, true);
  touched.reset();
  const cleared = store.getState();
  showToast('Tout est effacé.', {
    action: {
      label: 'Annuler',
      // Does nothing when the keyboard has already undone it.
      onClick: () => store.getState() === cleared && store.undo(),
    },
  });
}
