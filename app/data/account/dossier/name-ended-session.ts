import { type AccountProblem, readAccountProblem } from '#app/data/account/account-problem.ts';
import { sessionStore } from '#app/data/account/session/session.ts';

/**
 * The data say of a suspended account that its session has ended: only the auth API tells that
 * signing in again would change nothing. Asked by a client that keeps nothing, since the official
 * one would drop the session, and with it the documents that are being edited.
 */
export async function nameEndedSession(
  problem: AccountProblem | null,
): Promise<AccountProblem | null> {
  const token = sessionStore.get().session?.access_token;
  if (problem?.code !== 'session_missing' || !token) return problem;
  const { connectSupabaseAside } = await import('#app/data/account/connect-supabase.ts');
  const aside = await connectSupabaseAside();
  const { error } = await aside.auth.getUser(token);
  const named = error ? readAccountProblem(error) : problem;
  return named.code === 'user_banned' ? named : problem;
}
