import { createSessionState, NOBODY } from './session-state.ts';
import { mayBeSignedIn, sessionKey } from './session-storage.ts';

/** The session of this browser. The account code is loaded only when somebody may be signed in. */
export const sessionStore = createSessionState();

/** The first listener opens the session. */
export function subscribeToSession(listener: () => void): () => void {
  start();
  return sessionStore.subscribe(listener);
}

/** Loads the account code and the session, once. */
export function openSession(): Promise<void> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/**
 * For pages that lead to sign-in. A failed load is retried, and reported, when the code is needed.
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
  // Another tab has signed in: follow its events from now on.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionKey && newValue !== null) openStubbornly();
  });
}

async function open() {
  const { openAccount } = await import('#app/data/account/open-account.ts');
  await openAccount(sessionStore);
}

/** With a kept session, the page waits for the network before it goes on without. */
async function openStubbornly() {
  try {
    const { persist } = await import('#app/lib/timing/persist.ts');
    await persist(openSession);
  } catch (error) {
    console.warn('The account could not be reached', error);
    sessionStore.set(NOBODY);
  }
}
