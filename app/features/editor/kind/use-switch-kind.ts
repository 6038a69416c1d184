import type { KindName } from '#documents';
import { switchStore } from './switch-store.ts';

/** Gives the way to turn the document into another kind; the page asks what to do with the rates, then everything else stays. */
export function useSwitchKind(): (kindName: KindName) => void {
  return switchStore.set;
}
