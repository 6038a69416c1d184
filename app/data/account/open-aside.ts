import type { SupabaseClient } from '@supabase/supabase-js';
import { readAccountProblem } from './account-problem.ts';
import { type Answer, failWith } from './answer.ts';
import type { Database } from './database.generated.ts';
import { solveCaptcha } from './solve-captcha.ts';

/**
 * Signs in on a client that keeps nothing, to prove that the owner is here. The caller must sign it
 * out.
 */
export async function openAside({
  email,
  password,
  code,
}: {
  email: string;
  password: string;
  /** Six digits of an authenticator, or a recovery code; empty without a second factor. */
  code: string;
}): Promise<Answer<SupabaseClient<Database>>> {
  const { connectSupabaseAside } = await import('./connect-supabase.ts');
  const client = await connectSupabaseAside();
  const { auth } = client;
  const signedIn = await auth.signInWithPassword({
    email,
    password,
    options: await solveCaptcha(),
  });
  if (signedIn.error) return { ok: false, problem: readAccountProblem(signedIn.error) };
  const factor = signedIn.data.user.factors?.find(
    ({ status, factor_type }) => status === 'verified' && factor_type === 'totp',
  );
  if (!factor) return { ok: true, value: client };
  if (code === '') return leave(auth, 'insufficient_aal');
  const isOfApplication = /^\d{6}$/.test(code);
  const { error } = isOfApplication
    ? await auth.mfa.challengeAndVerify({ factorId: factor.id, code })
    : await auth.mfa.recoveryCodes.verify({ code });
  return error ? leave(auth, readAccountProblem(error).code) : { ok: true, value: client };
}

async function leave(auth: SupabaseClient['auth'], code: string) {
  await auth.signOut({ scope: 'local' });
  return failWith(code);
}
