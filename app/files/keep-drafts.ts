import { readDossier } from '#app/data/device/dossier.ts';
import { deleteDraft, holdDraft } from '#app/data/device/drafts.ts';
import { saveLinkedDrafts, undoLinks } from '#app/data/device/linked-drafts.ts';
import { newId } from '#app/lib/new-id.ts';
import { draftAddress } from '#app/naming/draft-address.ts';
import type { Draft } from '#documents';
import { type StoredDraft, tieTakenUp } from '#documents/dossier';

/**
 * Makes new drafts of this device, beside those that are there and tied to those that they name; gives where the first one is,
 * and how to undo.
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
  const untie = await keepTied(kept);
  const [id = ''] = kept.map((stored) => stored.id);
  return {
    id,
    address: draftAddress(drafts[0].kind, id),
    undo: async () => {
      await untie();
      await Promise.all(kept.map((stored) => deleteDraft(stored.id)));
    },
  };
}

/** Saves documents with what ties them to those of the device; gives how to untie them. Rejects where the browser keeps nothing. */
export async function saveTied(kept: readonly StoredDraft[]): Promise<() => Promise<void>> {
  const { links, replaced } = tieTakenUp(kept, await readDossier(), Date.now());
  await saveLinkedDrafts(kept, { links, outdated: replaced });
  return () => undoLinks(links, replaced);
}

/** Where the browser keeps nothing, the drafts are held as long as the page is open. */
async function keepTied(kept: readonly StoredDraft[]): Promise<() => Promise<void>> {
  try {
    return await saveTied(kept);
  } catch {
    for (const stored of kept) holdDraft(stored);
    return () => Promise.resolve();
  }
}
