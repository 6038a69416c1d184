import { isPlainTerm, type KeptTerm } from '#app/features/editor/series/kept-series.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { newId } from '#app/lib/new-id.ts';
import type { Draft } from '#documents';
import { type DocumentLink, keepRecordIds, type StoredDraft } from '#documents/dossier';
import { planSeries } from './plan-series.ts';

/** The documents of a series, under the ids that they have or are given, and their links. */
export function placeSeries(
  workspace: Workspace,
  drafts: readonly Draft[],
  kept: readonly KeptTerm[],
): { placed: StoredDraft[]; links: DocumentLink[] } {
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
  const placed = drafts.map((draft, index): StoredDraft => {
    const same = others.find((one) => one.id === ids[index]);
    return {
      ...{ id: ids[index] ?? newId(), draft, rawTexts: {} },
      updatedAt: now - drafts.length + index,
      ...keepRecordIds(shown, { from, to: draft }),
      ...(same && keepRecordIds(same, { from: same.draft, to: draft })),
    };
  });
  return { placed, links };
}
