import { sessionStore } from '#app/data/account/session/session.ts';

/**
 * Keeps the documents of whoever is signed in, from now on; once. Without its code, those that this
 * browser has are shown.
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
