import { sessionStore } from '#app/data/account/session/session.ts';

/**
 * Starts, once, to store the signed-in user’s documents in the account. If its code does not load,
 * the browser’s documents are shown.
 */
export async function startKeeper(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  try {
    const { followKeeper } = await import('#app/data/account/dossier/follow-keeper.ts');
    followKeeper(sessionStore);
  } catch (error) {
    isStarted = false;
    console.warn('The documents of the account could not be kept in step', error);
  }
}

let isStarted = false;
