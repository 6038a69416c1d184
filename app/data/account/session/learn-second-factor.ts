import type { SupabaseClient } from '@supabase/supabase-js';
import { sessionStore } from './session.ts';

/**
 * After a refusal, refreshes a session that does not know of a second factor set up on another
 * device, so that pages ask for it.
 */
export async function learnSecondFactor(
  code: string,
  { auth }: Pick<SupabaseClient, 'auth'>,
  store = sessionStore,
): Promise<void> {
  if (code === 'insufficient_aal' && !store.get().isSecondFactorDue) await auth.refreshSession();
}
