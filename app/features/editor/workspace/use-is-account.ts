import { useSyncExternalStore } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { isAccount } from '#app/data/is-account.ts';

/** Whether an account stores the documents; false in prerendered pages. */
export function useIsAccount(): boolean {
  return useSyncExternalStore(dossier.watch, isAccount, isOfNobody);
}

const isOfNobody = () => false;
