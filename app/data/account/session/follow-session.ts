import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import { readAccountProblem } from '#app/data/account/account-problem.ts';
import type { ProfileNames } from '#app/data/account/profiles.ts';
import { isSecondFactorDue } from './is-second-factor-due.ts';
import { NOBODY, type SessionStore } from './session-state.ts';

/**
 * Keeps a store in sync with the session of a client. Resolves with the first answer: true when the
 * address carried a session that was refused. A failure of `getProfile` is only logged.
 */
export async function followSession(
  store: SessionStore,
  {
    client: { auth },
    getProfile,
  }: {
    client: Pick<SupabaseClient, 'auth'>;
    getProfile: (userId: string) => Promise<ProfileNames | null>;
  },
): Promise<boolean> {
  const receive = (event: AuthChangeEvent, session: Session | null) => {
    if (session === null) return store.set(NOBODY);
    const { user, isRecovering, profile } = store.get();
    const isKnown = user?.id === session.user.id;
    store.set({
      isLoading: false,
      session,
      user: session.user,
      profile: isKnown ? profile : null,
      isSecondFactorDue: isSecondFactorDue(session),
      isRecovering: isRecovering || event === 'PASSWORD_RECOVERY',
    });
    const isNews = event !== 'TOKEN_REFRESHED' && !(event === 'INITIAL_SESSION' && isKnown);
    // The client must not be called from its own event handler.
    if (isNews) setTimeout(() => loadProfile(store, session.user.id, getProfile));
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
  getProfile: (userId: string) => Promise<ProfileNames | null>,
): Promise<void> {
  try {
    const profile = await getProfile(userId);
    if (profile && store.get().user?.id === userId) store.set({ profile });
  } catch (error) {
    console.warn('The profile could not be loaded', error);
  }
}
