import { dossier } from '#app/data/dossier.ts';
import { attempt } from '#app/features/editor/actions/downloads/finish-document.ts';
import { proposeOwnNumber } from '#app/features/editor/draft/propose-own-number.ts';
import { recordNumber } from '#app/features/editor/workspace/take-number.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { newId } from '#app/lib/new-id.ts';
import type { Draft } from '#documents';
import { keepRecordIds, type RecordIds, type StoredDraft } from '#documents/dossier';
import { isPlainTerm, type KeptTerm } from './kept-series.ts';
import { planSeries } from './plan-series.ts';

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
    const { id, editor, isStored } = workspace.getState();
    const { draft: from, ...shown } = editor.store.getState();
    const origin = { id, draft: from };
    const isKept = kept.some((one) => one.id === id);
    const others = kept.filter((one) => one.id !== id);
    const known = isKept || isPlainTerm(origin.draft) ? [...others, origin] : others;
    const now = Date.now();
    const { ids, links } = planSeries(drafts, {
      kept: known,
      origin: isStored ? origin : null,
      ...{ newId, now },
    });
    const stored = drafts.map((draft, index) => {
      const known = others.find((one) => one.id === ids[index]);
      return finish(draft, {
        ...{ id: ids[index] ?? newId(), at: now - drafts.length + index },
        ...keepRecordIds(shown, { from, to: draft }),
        ...(known && keepRecordIds(known, { from: known.draft, to: draft })),
      });
    });
    await dossier.saveLinked(stored, links);
    for (const one of stored) await recordNumber(one.draft, one.id);
    workspace.set({ given: await dossier.listNumbers() });
    const own = stored.find((one) => one.id === id);
    if (own) showMade(workspace, own);
    else leaveNumber(workspace, drafts);
  });
}

function finish(
  draft: Draft,
  { id, at, ...ids }: RecordIds & { id: string; at: number },
): StoredDraft {
  return { id, draft, rawTexts: {}, updatedAt: at, completedAt: at, issued: { draft, at }, ...ids };
}

/** The previous content can be undone to. */
function showMade(workspace: Workspace, stored: StoredDraft): void {
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
