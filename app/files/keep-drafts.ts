import { draftAddress } from '#app/chain/draft-address.ts';
import type { StoredDraft } from '#app/data/browser-database.ts';
import { deleteDraft, holdDraft, saveDraft } from '#app/data/drafts.ts';
import { newId } from '#app/lib/new-id.ts';
import type { Draft } from '#documents';

/** Makes new drafts of this device, beside those that are there; gives where the first one is, and how to undo. */
export async function keepDrafts(
  drafts: readonly [Draft, ...Draft[]],
): Promise<{ id: string; address: string; undo: () => Promise<void> }> {
  const now = Date.now();
  const ids = drafts.map(() => newId());
  for (const [index, draft] of drafts.entries()) {
    // The first is the newest: it comes first in the list too.
    await keep({ id: ids[index] ?? newId(), draft, rawTexts: {}, updatedAt: now - index });
  }
  const [id = ''] = ids;
  return {
    id,
    address: draftAddress(drafts[0].kind, id),
    undo: async () => {
      await Promise.all(ids.map(deleteDraft));
    },
  };
}

/** Where the browser keeps nothing, the draft is held as long as the page is open. */
async function keep(stored: StoredDraft): Promise<void> {
  try {
    await saveDraft(stored);
  } catch {
    holdDraft(stored);
  }
}
