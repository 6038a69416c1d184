import { useSyncExternalStore } from 'react';
import { offersStore, subscribeToOffers } from '#app/data/account/offers.ts';

/** The providers and recovery codes of the server. */
export function useOffers() {
  return useSyncExternalStore(subscribeToOffers, offersStore.get, offersStore.getInitial);
}
