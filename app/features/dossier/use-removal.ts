import { useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import type { RemovedDocument } from '#app/data/dossier-store.ts';
import { isAccount } from '#app/data/is-account.ts';

/** Deletes documents, and remembers what was deleted last so that it can be restored. */
export function useRemoval() {
  const [removed, setRemoved] = useState<readonly RemovedDocument[]>([]);
  const remove = async (ids: readonly string[]) => {
    const deleted: RemovedDocument[] = [];
    for (const id of ids) {
      // An account keeps what it issued.
      if (isAccount() && (await dossier.get(id))?.issued) continue;
      const one = await dossier.remove(id);
      if (one) deleted.push(one);
    }
    setRemoved(deleted);
  };
  const restore = async () => {
    // The last deleted first: each finds the links as it left them.
    for (const one of [...removed].reverse()) await dossier.restore(one);
    setRemoved([]);
  };
  return { removed, remove, restore, forget: () => setRemoved([]) };
}
