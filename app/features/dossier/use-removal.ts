import { useState } from 'react';
import { type DeletedDraft, deleteDraft, restoreDraft } from '#app/data/device/drafts.ts';
import type { ChainNode } from '#documents/dossier';

/** Deletes documents, and holds what was deleted last so that it can be had back. */
export function useRemoval() {
  const [removed, setRemoved] = useState<readonly DeletedDraft[]>([]);
  const remove = async (nodes: readonly ChainNode[]) => {
    const deleted: DeletedDraft[] = [];
    for (const { id } of nodes) {
      const one = await deleteDraft(id);
      if (one) deleted.push(one);
    }
    setRemoved(deleted);
  };
  const restore = async () => {
    // The last deleted first: each finds the links as it left them.
    for (const one of [...removed].reverse()) await restoreDraft(one);
    setRemoved([]);
  };
  return { removed, remove, restore, forget: () => setRemoved([]) };
}
