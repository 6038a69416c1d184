import { useSyncExternalStore } from 'react';
import {
  type ProviderName,
  providersStore,
  subscribeToProviders,
} from '#app/data/account/providers.ts';

/** The other sites by which one may sign in here. */
export function useProviders(): readonly ProviderName[] {
  return useSyncExternalStore(subscribeToProviders, providersStore.get, providersStore.getInitial)
    .names;
}
