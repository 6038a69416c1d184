import { dossier } from '#app/data/dossier.ts';
import { newId } from '#app/lib/new-id.ts';
import { draftAddress } from '#app/naming/draft-address.ts';
import type { Draft } from '#documents';
import type { StoredDraft, Ties } from '#documents/dossier';
import { findEntries } from './find-entries.ts';

/**
 * Saves drafts as new ones, linked to the documents they refer to and tied to the entries of the
 * account that they name; returns the address of the first, and an undo function.
 */
export async function keepDrafts(
  drafts: readonly [Draft, ...Draft[]],
): Promise<{ id: string; address: string; undo: () => Promise<void> }> {
  const entries = await findEntries(drafts);
  const now = Date.now();
  const kept = drafts.map(
    (draft, index): StoredDraft => ({
      id: newId(),
      draft,
      rawTexts: {},
      ...entries[index],
      // The first is the newest, and comes first in the list.
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

/** When storage is refused, the drafts are held while the page is open. */
async function keepTied(kept: readonly StoredDraft[]): Promise<Ties> {
  try {
    return await dossier.saveTied(kept);
  } catch {
    for (const stored of kept) dossier.hold(stored);
    return { links: [], replaced: [] };
  }
}
