import { sessionStore } from '#app/data/account/session/session.ts';
import { getKeeper } from '#app/data/device/keeper.ts';
import { openKept } from './open-kept.ts';
import { receive } from './receiving/receive.ts';

/** « closed »: nobody is signed in; « pending »: the documents of the account are being opened. */
export type Fetched = 'here' | 'missing' | 'pending' | 'unreachable' | 'closed';

/** Brings one document from the account to this device, before all others. */
export async function fetchDocument(id: string): Promise<Fetched> {
  if (isClosed()) return 'closed';
  if (!/^[\w-]{1,64}$/.test(id)) return 'missing';
  try {
    const db = await openKept();
    if ((await db.getKey('drafts', id)) !== undefined) return 'here';
    // Deleted here, and the account does not know it yet.
    if (await db.get('synced', `doc/${id}`)) return 'missing';
    if (await receive([id])) return 'unreachable';
    return (await db.getKey('drafts', id)) === undefined ? 'missing' : 'here';
  } catch {
    return 'pending';
  }
}

function isClosed(): boolean {
  const { isLoading, user, isSecondFactorDue } = sessionStore.get();
  return !isLoading && (!user || isSecondFactorDue) && getKeeper() === null;
}
