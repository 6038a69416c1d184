import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import { readAccountProblem } from '#app/data/account/account-problem.ts';
import type { ProfileNames } from '#app/data/account/profiles.ts';
import { isSecondFactorDue } from './is-second-factor-due.ts';
import { NOBODY, type SessionStore } from './session-state.ts';

/**
 * Keeps a store in sync with the session of a client. Resolves with the first answer: true when the
 * address carried a session that was refused. A failure of the two questions is only logged.
 */
export async function followSession(
  store: SessionStore,
  {
    client: { auth },
    getProfile,
    isAdministrator,
    kept = null,
  }: {
    client: Pick<SupabaseClient, 'auth'>;
    /** The session of a device without a network, which can stay although it has expired. */
    kept?: Session | null;
  } & Questions,
): Promise<boolean> {
  if (kept)
    store.set({
      ...{ isLoading: false, session: kept, user: kept.user },
      isSecondFactorDue: isSecondFactorDue(kept),
    });
  const receive = (event: AuthChangeEvent, session: Session | null) => {
    if (session === null && kept && event === 'INITIAL_SESSION') return;
    if (session === null) return store.set(NOBODY);
    const { user, isRecovering, profile, isAdministrator: wasAdministrator } = store.get();
    const isKnown = user?.id === session.user.id;
    store.set({
      isLoading: false,
      session,
      user: session.user,
      profile: isKnown ? profile : null,
      isAdministrator: isKnown && wasAdministrator,
      isSecondFactorDue: isSecondFactorDue(session),
      isRecovering: isRecovering || event === 'PASSWORD_RECOVERY',
    });
    const isNews = event !== 'TOKEN_REFRESHED' && !(event === 'INITIAL_SESSION' && isKnown);
    // The client must not be called from its own event handler.
    if (!isNews) return;
    setTimeout(() => {
      loadProfile(store, session.user.id, getProfile);
      loadRole(store, session.user.id, isAdministrator);
    });
  };
  auth.onAuthStateChange(receive);
  const { error } = await auth.initialize();
  if (error) store.set({ linkProblem: readAccountProblem(error) });
  return error !== null;
}

/** Sets the profile only if its user is still signed in. */
async function loadProfile(
  store: SessionStore,
  userId: string,
  getProfile: Questions['getProfile'],
): Promise<void> {
  try {
    const profile = await getProfile(userId);
    if (profile && store.get().user?.id === userId) store.set({ profile });
  } catch (error) {
    console.warn('The profile could not be loaded', error);
  }
}

/** An unfinished sign-in may not ask for a role. */
async function loadRole(
  store: SessionStore,
  userId: string,
  isAdministrator: Questions['isAdministrator'],
): Promise<void> {
  if (store.get().isSecondFactorDue) return;
  try {
    const answer = await isAdministrator(userId);
    if (store.get().user?.id === userId) store.set({ isAdministrator: answer });
  } catch (error) {
    console.warn('The role could not be loaded', error);
  }
}

type Questions = {
  getProfile: (userId: string) => Promise<ProfileNames | null>;
  isAdministrator: (userId: string) => Promise<boolean>;
};
