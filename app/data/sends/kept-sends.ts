import { openNamed } from '#app/data/device/browser-database.ts';
import { databaseOf, getKeeper } from '#app/data/device/keeper.ts';
import type { KeptSend } from './kept-send.ts';
import { flagSends, listFlagged } from './sends-flag.ts';

type Place = Pick<KeptSend, 'id' | 'userId'>;

/** Queues a message until it is sent; false when the browser cannot store it. */
export async function keepSend(send: KeptSend): Promise<boolean> {
  try {
    await open(send.userId, (db) => db.put('sends', send));
    if (flagSends(send.userId, true)) return true;
    // Nothing would ever list it, and it must not leave after its author was told of a failure.
    await deleteSend(send);
    return false;
  } catch {
    // Storage refused or full: its author is told that it was not sent.
    return false;
  }
}

/** Messages of the device and the signed-in user, oldest first. */
export async function listSends(): Promise<KeptSend[]> {
  const keepers = listFlagged().filter((one) => one === null || one === getKeeper());
  const found = await Promise.all(keepers.map(listOf));
  return found.flat().sort((one, other) => one.keptAt - other.keptAt);
}

/** Includes refused messages. */
export async function countSends(userId: string): Promise<number> {
  return listFlagged().includes(userId) ? (await listOf(userId)).length : 0;
}

/** Null once it is sent or deleted. */
export async function getSend({ id, userId }: Place): Promise<KeptSend | null> {
  return (await open(userId, (db) => db.get('sends', id))) ?? null;
}

/** Does nothing when the message is gone. */
export async function changeSend({ id, userId }: Place, change: Partial<KeptSend>): Promise<void> {
  const isThere = await open(userId, async (db) => {
    const transaction = db.transaction('sends', 'readwrite');
    const send = await transaction.store.get(id);
    if (send) await transaction.store.put({ ...send, ...change });
    await transaction.done;
    return send !== undefined;
  });
  if (isThere) flagSends(userId, true);
}

export async function deleteSend({ id, userId }: Place): Promise<void> {
  const rest = await open(userId, async (db) => {
    await db.delete('sends', id);
    return db.count('sends');
  });
  flagSends(userId, rest > 0);
}

function listOf(userId: string | null): Promise<KeptSend[]> {
  return open(userId, (db) => db.getAll('sends'));
}

/** A separate connection: the tab’s own is to the database it shows. */
async function open<Value>(
  userId: string | null,
  work: (db: Database) => Promise<Value>,
): Promise<Value> {
  const db: Database = await openNamed(databaseOf(userId), () => db.close());
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

type Database = Awaited<ReturnType<typeof openNamed>>;
