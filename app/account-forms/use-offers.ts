import { useSyncExternalStore } from 'react';
import { offersStore, subscribeToOffers } from '#app/data/account/offers.ts';

/** The ways in that the server offers: other sites, and recovery codes. */
export function useOffers() {
  return useSyncExternalStore(subscribeToOffers, offersStore.get, offersStore.getInitial);
}
