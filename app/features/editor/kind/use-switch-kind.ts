import type { KindName } from '#documents';
import { switchStore } from './switch-store.ts';

/**
 * Returns a function that asks the user to confirm a change of kind; without `to`, the dialog asks
 * for the kind too.
 */
export function useSwitchKind(): (to?: KindName) => void {
  return (to) => switchStore.set({ to: to ?? null });
}
