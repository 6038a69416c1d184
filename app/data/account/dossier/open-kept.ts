import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { getKeeper } from '#app/data/device/keeper.ts';

let owner: string | null = null;

/** From now on this page keeps the documents of this user; of nobody without one. */
export function setOwner(userId: string | null): void {
  owner = userId;
}

/**
 * The documents of the account that this page keeps. Rejects once another tab has left it: what is
 * on its way must never be written among the documents of the device.
 */
export function openKept(): ReturnType<typeof openBrowserDatabase> {
  if (owner === null || getKeeper() !== owner)
    return Promise.reject(new Error('The account has been left'));
  return openBrowserDatabase();
}
