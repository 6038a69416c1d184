import { dossier } from '#app/data/dossier.ts';
import { attempt } from '#app/features/editor/actions/downloads/finish-document.ts';
import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { recordNumber } from '#app/features/editor/session/take-number.ts';
import { newId } from '#app/lib/new-id.ts';
import type { Draft } from '#documents';
import { proposeNumber, type StoredDraft } from '#documents/dossier';
import { isPlainTerm, type KeptTerm } from './kept-series.ts';
import { planSeries } from './plan-series.ts';

/**
 * Stores the finished documents of a series, takes their numbers, and shows the one made for the
 * month of the current draft.
 */
export function keepSeries(
  session: EditorSession,
  drafts: readonly Draft[],
  kept: readonly KeptTerm[],
): Promise<void> {
  return attempt(session, async () => {
    await session.flush();
    const { id, editor, isStored } = session.getState();
    const origin = { id, draft: editor.store.getState().draft };
    const isKept = kept.some((one) => one.id === id);
    const others = kept.filter((one) => one.id !== id);
    const known = isKept || isPlainTerm(origin.draft) ? [...others, origin] : others;
    const now = Date.now();
    const { ids, links } = planSeries(drafts, {
      kept: known,
      origin: isStored ? origin : null,
      ...{ newId, now },
    });
    const stored = drafts.map((draft, index) =>
      finish(draft, { id: ids[index] ?? newId(), at: now - drafts.length + index }),
    );
    await dossier.saveLinked(stored, links);
    for (const one of stored) await recordNumber(one.draft, one.id);
    session.set({ given: await dossier.listNumbers() });
    const own = stored.find((one) => one.id === id);
    if (own) showMade(session, own);
    else leaveNumber(session, drafts);
  });
}

function finish(draft: Draft, { id, at }: { id: string; at: number }): StoredDraft {
  return { id, draft, rawTexts: {}, updatedAt: at, completedAt: at, issued: { draft, at } };
}

/** The previous content can be undone to. */
function showMade(session: EditorSession, stored: StoredDraft): void {
  const { id, draft } = stored;
  session.show({ draft, rawTexts: {} }, { id, isSettled: true, isUndoable: true, stored });
}

/** Gives the current draft another number when a month of the series has just taken its own. */
function leaveNumber(session: EditorSession, drafts: readonly Draft[]): void {
  const { editor, given, issued } = session.getState();
  const { draft } = editor.store.getState();
  if (issued || !drafts.some(({ number }) => number === draft.number)) return;
  editor.store.set('number', proposeNumber(given, { draft, date: editor.today }));
}
