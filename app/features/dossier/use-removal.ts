import { useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import type { RemovedDocument } from '#app/data/dossier-store.ts';
import { isAccount } from '#app/data/is-account.ts';

export function useRemoval() {
  const [removed, setRemoved] = useState<readonly RemovedDocument[]>([]);
  const remove = async (ids: readonly string[]) => {
    const deleted: RemovedDocument[] = [];
    for (const id of ids) {
      // An account keeps its issued documents.
      if (isAccount() && (await dossier.get(id))?.issued) continue;
      const one = await dossier.remove(id);
      if (one) deleted.push(one);
    }
    setRemoved(deleted);
  };
  const restore = async () => {
    // In reverse order, so that each finds its links.
    for (const one of [...removed].reverse()) await dossier.restore(one);
    setRemoved([]);
  };
  return { removed, remove, restore, forget: () => setRemoved([]) };
}
