import { dossier } from '#app/data/dossier.ts';
import { attempt } from '#app/features/editor/actions/downloads/finish-document.ts';
import {
  proposeOwnNumber,
  readGivenNumbers,
} from '#app/features/editor/draft/propose-own-number.ts';
import type { KeptTerm } from '#app/features/editor/series/kept-series.ts';
import { recordNumber } from '#app/features/editor/workspace/take-number.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import type { Draft } from '#documents';
import type { StoredDraft } from '#documents/dossier';
import { placeSeries } from './place-series.ts';

/**
 * Stores the finished documents of a series, takes their numbers, and shows the one that replaces
 * the current draft, if any.
 */
export function keepSeries(
  workspace: Workspace,
  drafts: readonly Draft[],
  kept: readonly KeptTerm[],
): Promise<void> {
  return attempt(workspace, async () => {
    await workspace.flush();
    const { placed, links } = placeSeries(workspace, drafts, kept);
    const stored = placed.map(finish);
    await dossier.saveLinked(stored, links);
    for (const one of stored) await recordNumber(one.draft, one.id);
    workspace.set({ given: await readGivenNumbers() });
    const own = stored.find(({ id }) => id === workspace.getState().id);
    if (own) showMade(workspace, own);
    else leaveNumber(workspace, drafts);
  });
}

function finish({ updatedAt, draft, ...placed }: StoredDraft): StoredDraft {
  return { ...placed, draft, updatedAt, completedAt: updatedAt, issued: { draft, at: updatedAt } };
}

/** The previous content can be undone to. */
export function showMade(workspace: Workspace, stored: StoredDraft): void {
  const { id, draft } = stored;
  workspace.show({ draft, rawTexts: {} }, { id, isSettled: true, isUndoable: true, stored });
}

/** Gives the current draft another number when a month of the series has just taken its own. */
function leaveNumber(workspace: Workspace, drafts: readonly Draft[]): void {
  const { editor, given, issued } = workspace.getState();
  const { draft } = editor.store.getState();
  if (issued || !drafts.some(({ number }) => number === draft.number)) return;
  editor.store.set('number', proposeOwnNumber(given, { draft, date: editor.today }));
}
