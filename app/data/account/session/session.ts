import { createSessionState, NOBODY } from './session-state.ts';
import { mayBeSignedIn, sessionKey } from './session-storage.ts';

/**
 * Who is signed in, in this browser. The code of accounts is fetched only if there may be somebody.
 */
export const sessionStore = createSessionState();

/** Listens to changes, from the first listener on. */
export function subscribeToSession(listener: () => void): () => void {
  start();
  return sessionStore.subscribe(listener);
}

/** Fetches the code of accounts and asks it who is signed in; once. */
export function openSession(): Promise<void> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/**
 * On a page where somebody is about to sign in. A failure here is retried when the code is needed,
 * and reported then.
 */
export function prefetchAccounts(): void {
  openSession().catch(() => undefined);
}

let opening: Promise<void> | null = null;
let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  if (mayBeSignedIn(window.location.href, () => localStorage)) openStubbornly();
  else sessionStore.set(NOBODY);
  // Another tab has signed in: its events are followed from now on.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionKey && newValue !== null) openStubbornly();
  });
}

async function open() {
  const { openAccount } = await import('#app/data/account/open-account.ts');
  await openAccount(sessionStore);
}

/** A page where somebody is signed in waits for the network, and in the end does without it. */
async function openStubbornly() {
  try {
    const { persist } = await import('#app/lib/timing/persist.ts');
    await persist(openSession);
  } catch (error) {
    console.warn('The account could not be reached', error);
    sessionStore.set(NOBODY);
  }
}
