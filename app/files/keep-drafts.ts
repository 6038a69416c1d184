import { dossier } from '#app/data/dossier.ts';
import { newId } from '#app/lib/new-id.ts';
import { draftAddress } from '#app/naming/draft-address.ts';
import type { Draft } from '#documents';
import type { StoredDraft, Ties } from '#documents/dossier';

/**
 * Makes new drafts of this device, beside those that are there and tied to those that they name;
 * gives where the first one is, and how to undo.
 */
export async function keepDrafts(
  drafts: readonly [Draft, ...Draft[]],
): Promise<{ id: string; address: string; undo: () => Promise<void> }> {
  const now = Date.now();
  const kept = drafts.map(
    (draft, index): StoredDraft => ({
      id: newId(),
      draft,
      rawTexts: {},
      // The first is the newest: it comes first in the list too.
      updatedAt: now - index,
    }),
  );
  const ties = await keepTied(kept);
  const [id = ''] = kept.map((stored) => stored.id);
  return {
    id,
    address: draftAddress(drafts[0].kind, id),
    undo: () =>
      dossier.takeBack(
        kept.map((stored) => stored.id),
        ties,
      ),
  };
}

/** Where the browser keeps nothing, the drafts are held as long as the page is open. */
async function keepTied(kept: readonly StoredDraft[]): Promise<Ties> {
  try {
    return await dossier.saveTied(kept);
  } catch {
    for (const stored of kept) dossier.hold(stored);
    return { links: [], replaced: [] };
  }
}
