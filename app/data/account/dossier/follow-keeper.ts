import type { SessionState, SessionStore } from '#app/data/account/session/session-state.ts';
import { hasKeptSession } from '#app/data/account/session/session-storage.ts';
import { closeBrowserDatabase, deleteNamed, openNamed } from '#app/data/device/browser-database.ts';
import { databaseOf, getKeeper, setKeeper } from '#app/data/device/keeper.ts';
import { tellDevice } from '#app/data/device/watch-device.ts';
import { forgetUserOfGenerations } from '#app/data/functions/generations.ts';
import { forgetLinksOfUsers } from '#app/data/functions/shared-documents.ts';
import type { LeftSend } from '#app/data/sends/send-kept.ts';
import { flagSends, listFlagged } from '#app/data/sends/sends-flag.ts';
import { wait } from '#app/lib/timing/wait.ts';
import { countUnsent } from './count-unsent.ts';
import { keepInStep, syncOnce } from './keep-in-step.ts';
import { setOwner } from './open-kept.ts';
import { syncStore } from './sync-state.ts';

/**
 * Opens the database of the signed-in user and keeps it in sync with the account; the device’s own
 * database when nobody is signed in. Returns a function that stops it.
 */
export function followKeeper(store: SessionStore): () => Promise<void> {
  let stopSync: (() => Promise<void>) | null = null;
  let running: Promise<void> = Promise.resolve();
  const follow = async () => {
    const userId = userOf(store.get());
    if (userId === null) {
      if (store.get().isLoading || hasKeptSession(() => localStorage)) return;
      const wasHere = stopSync !== null || getKeeper() !== null;
      await stopSync?.();
      stopSync = null;
      await leave();
      if (wasHere) showDevice();
      return;
    }
    if (getKeeper() !== userId) {
      await stopSync?.();
      stopSync = null;
      await leave();
      await enter(userId);
    }
    setOwner(userId);
    stopSync ??= keepInStep();
  };
  const next = () => {
    running = running.then(follow).catch((error: unknown) => {
      console.warn('The documents of the account could not be opened', error);
    });
  };
  const stopWatching = store.subscribe(next);
  next();
  return async () => {
    stopWatching();
    await running;
    await stopSync?.();
  };
}

/**
 * Before signing out: sends what waits. Returns the messages sent, and how many documents and
 * messages are still only here.
 */
export async function prepareLeaving(): Promise<{ left: LeftSend[]; waiting: number }> {
  const userId = getKeeper();
  if (userId === null) return { left: [], waiting: 0 };
  const left: LeftSend[] = [];
  const send = async () => {
    left.push(...(await sendEmails(userId)));
    // Afterwards, one sync tells the account which documents were sent.
    await syncOnce();
  };
  await Promise.race([send(), wait(PATIENCE_MS)]);
  return { left, waiting: (await countUnsent()) + (await countMessages(userId)) };
}

async function sendEmails(userId: string): Promise<LeftSend[]> {
  if (!listFlagged().includes(userId)) return [];
  const [{ leavesByItself, sendKept }, { markLeft }] = await Promise.all([
    import('#app/data/sends/send-kept.ts'),
    import('#app/data/sends/mark-left.ts'),
  ]);
  const left = await sendKept((send) => send.userId === userId && leavesByItself(send));
  await markLeft(left);
  return left;
}

async function countMessages(userId: string): Promise<number> {
  if (!listFlagged().includes(userId)) return 0;
  return (await import('#app/data/sends/kept-sends.ts')).countSends(userId);
}

function userOf({ user, isSecondFactorDue }: SessionState): string | null {
  return user && !isSecondFactorDue ? user.id : null;
}

async function enter(userId: string): Promise<void> {
  setKeeper(userId);
  setOwner(userId);
  const { toBring: _count, ...unknown } = syncStore.getInitial();
  syncStore.set(unknown);
  syncStore.set({ toBring: await countOfDevice() });
  tellDevice('');
}

/** Clears the account’s data from this browser, except for what it has not received. */
async function leave(): Promise<void> {
  const userId = getKeeper();
  if (userId === null) return;
  const count = async () => (await countUnsent()) + (await countMessages(userId));
  const isWhole = (await count().catch(() => 1)) === 0;
  setKeeper(null);
  await closeBrowserDatabase();
  if (isWhole) {
    await deleteNamed(databaseOf(userId));
    flagSends(userId, false);
  }
  setOwner(null);
  forgetUserOfGenerations();
  forgetLinksOfUsers();
}

function showDevice(): void {
  syncStore.set(syncStore.getInitial());
  tellDevice('');
  // This page must not go on showing a document of the account.
  if (new URLSearchParams(window.location.search).has('brouillon'))
    window.location.replace(window.location.pathname);
}

/** The number of documents made without an account. */
export async function countOfDevice(): Promise<number> {
  const close = () => undefined;
  const db = await openNamed(databaseOf(null), close);
  const count = await db.count('drafts');
  db.close();
  return count;
}

/** Longest wait before signing out. */
const PATIENCE_MS = 5000;
