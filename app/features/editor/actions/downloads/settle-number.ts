import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { takeNumber } from '#app/features/editor/workspace/take-number.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { Draft } from '#documents';

/**
 * Takes the number of a final document before its file is made. If another document already has the
 * number, the draft gets the next one. False when no number is available; the user has been told.
 */
export async function settleNumber(workspace: Workspace): Promise<boolean> {
  const { id: draftId, editor, issued } = workspace.getState();
  const { store, today } = editor;
  const { draft } = store.getState();
  // An issued document already holds its number.
  if (issued?.draft.number === draft.number) return true;
  let number: string | null = draft.number;
  try {
    // Other tabs look up the stored document that holds a number.
    await workspace.flush();
    number = await takeNumber(draft, { draftId, today });
  } catch {
    // The page’s banner already reports that storage is unavailable.
  }
  if (number === null) sayTaken(draft);
  else if (number !== draft.number) {
    store.set('number', number);
    sayRenumbered(draft, number);
  }
  return number !== null;
}

function sayRenumbered({ kind, number: before }: Draft, number: string): void {
  const { the, one } = wordsOf(kind);
  showToast(`Numéro pris\u00a0: ${the} devient ${number}.`, {
    detail: `${before} est déjà celui d’${one.replace(' ', ' autre ')}.`,
    action: { label: 'Voir', onClick: () => focusField('number') },
  });
}

function sayTaken({ kind, number }: Draft): void {
  showToast('Ce numéro a déjà servi.', {
    tone: 'error',
    detail: `Deux ${wordsOf(kind).plural} ne peuvent pas porter ${number}. Donnez-en un autre, puis recommencez\u00a0: rien n’est perdu.`,
    action: { label: 'Corriger', onClick: () => focusField('number') },
  });
}
