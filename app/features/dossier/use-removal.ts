import { useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import type { RemovedDocument } from '#app/data/dossier-store.ts';
import { isAccount } from '#app/data/is-account.ts';
import { useReturned } from '#app/sync/use-returned.ts';

export function useRemoval() {
  const [removal, setRemoval] = useState(NOTHING);
  useReturned(removal.removed, (id) => setRemoval((latest) => withoutReturned(latest, id)));
  /** Returns the ids of the documents that are gone. */
  const remove = async (ids: readonly string[]): Promise<string[]> => {
    const removed: RemovedDocument[] = [];
    let keptCount = 0;
    for (const id of ids) {
      if (isAccount() && (await dossier.get(id))?.issued) {
        keptCount += 1;
        continue;
      }
      const one = await dossier.remove(id);
      if (one) removed.push(one);
    }
    setRemoval({ removed, keptCount });
    return removed.map(({ stored }) => stored.id);
  };
  const restore = async () => {
    // In reverse order, so that each finds its links.
    for (const one of [...removal.removed].reverse()) await dossier.restore(one);
    setRemoval(NOTHING);
  };
  return { removal, remove, restore, forget: () => setRemoval(NOTHING) };
}

function withoutReturned({ removed, keptCount }: Removal, id: string): Removal {
  return { removed: removed.filter(({ stored }) => stored.id !== id), keptCount };
}

/** The documents deleted together; an account keeps its issued ones. */
export type Removal = { removed: readonly RemovedDocument[]; keptCount: number };

const NOTHING: Removal = { removed: [], keptCount: 0 };
