import type { KindName } from '#documents';
import { switchStore } from './switch-store.ts';

/**
 * Returns a function that turns the document into another kind, given or to be chosen; the page
 * asks for confirmation first, and keeps everything else.
 */
export function useSwitchKind(): (to?: KindName) => void {
  return (to) => switchStore.set({ to: to ?? null });
}
