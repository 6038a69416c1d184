import { useSyncExternalStore } from 'react';
import { type RefusedDocument, syncStore } from '#app/data/account/dossier/sync-state.ts';

/** What the account cannot take of a document as it is; null for the documents of a visitor. */
export function useRefused(id: string): RefusedDocument | null {
  return useSyncExternalStore(
    syncStore.subscribe,
    () => syncStore.get().refused.get(id) ?? null,
    () => null,
  );
}
