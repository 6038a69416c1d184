import { getKeeper } from './device/keeper.ts';

/** Whether the documents that are shown are those of an account, which issues them. */
export function isAccount(): boolean {
  return getKeeper() !== null;
}
