import { useEffect, useEffectEvent } from 'react';
import { dossier } from '#app/data/dossier.ts';
import type { ChangeOrigin, RemovedDocument } from '#app/data/dossier-store.ts';

/**
 * Calls back with the id of each document deleted here that another tab or device saves again: its
 * deletion can no longer be undone. What stood around it comes back with it.
 */
export function useReturned(
  removed: readonly RemovedDocument[],
  onReturn: (id: string) => void,
): void {
  const look = useEffectEvent(async (id: string, origin: ChangeOrigin) => {
    const one = removed.find(({ stored }) => stored.id === id);
    if (!one || (await dossier.get(id)) === null) return;
    // The account itself tells what stands around its documents.
    if (origin === 'tab') await dossier.restore(one);
    onReturn(id);
  });
  // Other tabs, and the account.
  useEffect(() => dossier.watchOthers((id, origin) => look(id, origin)), []);
}
