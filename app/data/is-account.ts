import { getKeeper } from './device/keeper.ts';

/** The account, not the device, issues its documents. */
export function isAccount(): boolean {
  return getKeeper() !== null;
}
