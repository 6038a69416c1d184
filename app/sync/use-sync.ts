import { useSyncExternalStore } from 'react';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';

export function useSync() {
  return useSyncExternalStore(syncStore.subscribe, syncStore.get, syncStore.getInitial);
}
