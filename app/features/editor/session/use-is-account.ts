import { useSyncExternalStore } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { isAccount } from '#app/data/is-account.ts';

/** Whether an account keeps what is made here; pages drawn at build time belong to nobody. */
export function useIsAccount(): boolean {
  return useSyncExternalStore(dossier.watch, isAccount, isOfNobody);
}

const isOfNobody = () => false;
