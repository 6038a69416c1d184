import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { getKeeper } from '#app/data/device/keeper.ts';

let owner: string | null = null;

export function setOwner(userId: string | null): void {
  owner = userId;
}

/**
 * The database of the account that this page shows. Rejects once another tab has signed out:
 * changes in flight must never land among the device’s own documents.
 */
export function openKept(): ReturnType<typeof openBrowserDatabase> {
  if (owner === null || getKeeper() !== owner)
    return Promise.reject(new Error('The account has been left'));
  return openBrowserDatabase();
}
