import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import { readAccountProblem } from '#app/data/account/account-problem.ts';
import type { ProfileNames } from '#app/data/account/profiles.ts';
import { isSecondFactorDue } from './is-second-factor-due.ts';
import { NOBODY, type SessionStore } from './session-state.ts';

/**
 * Keeps a store in step with the session of a client, from now on. Resolves with the first answer:
 * true when the address of the page led to a session that was refused. `getProfile` gives null, or
 * throws, when it fails: that is logged, and nobody waits for it.
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
    // A client must not be called from its own event handler.
    if (isNews) setTimeout(() => loadProfile(store, session.user.id, getProfile));
  };
  auth.onAuthStateChange(receive);
  const { error } = await auth.initialize();
  if (error) store.set({ linkProblem: readAccountProblem(error) });
  return error !== null;
}

/** Reads the profile of a user, and shows it if that user is still the one. */
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
