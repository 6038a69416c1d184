import type { KindName } from '#documents';
import { switchStore } from './switch-store.ts';

/**
 * Gives the way to turn the document into another kind, the one given or one to be chosen; the page
 * asks before, then everything else stays.
 */
export function useSwitchKind(): (to?: KindName) => void {
  return (to) => switchStore.set({ to: to ?? null });
}
