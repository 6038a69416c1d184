import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { clearDevice } from '#app/data/clear-device.ts';
import { sendWelcome } from '#app/data/functions/send-welcome.ts';
import { type AccountProblem, readAccountProblem } from './account-problem.ts';
import { type Answer, failWith } from './answer.ts';
import type { ProviderName } from './offers.ts';
import { isToChoosePassword } from './session/has-just-followed-link.ts';
import { openSession, sessionStore } from './session/session.ts';
import { NOBODY } from './session/session-state.ts';
import { hasKeptSession } from './session/session-storage.ts';
import { solveCaptcha } from './solve-captcha.ts';
import { requireSupabase } from './supabase.ts';

/** Null on success; the session store then shows who is signed in. */
type Outcome = Promise<AccountProblem | null>;

export function signIn(credentials: { email: string; password: string }): Outcome {
  return attempt(async (auth) =>
    auth.signInWithPassword({ ...credentials, options: await solveCaptcha() }),
  );
}

/** Redirects to the provider, which comes back to /auth. */
export function signInByProvider(provider: ProviderName): Outcome {
  return attempt((auth) =>
    auth.signInWithOAuth({ provider, options: { redirectTo: urlOf('/auth') } }),
  );
}

/** The address must be confirmed by e-mail; names and consent go to the profile. */
export async function signUp({
  email,
  password,
  firstName,
  lastName,
  newsletter,
}: NewAccount): Outcome {
  const data = {
    first_name: firstName,
    last_name: lastName,
    newsletter_consent: newsletter,
  };
  let userId: string | undefined;
  const problem = await attempt(async (auth) => {
    const signed = await auth.signUp({
      email,
      password,
      options: { data, emailRedirectTo: urlOf('/'), ...(await solveCaptcha()) },
    });
    userId = signed.data.user?.id;
    return signed;
  });
  // Not awaited: a failed welcome e-mail must not fail the account.
  if (problem === null && userId !== undefined)
    warnUnsent(sendWelcome({ email, userId, firstName, lastName }));
  return problem;
}

async function warnUnsent(welcome: Promise<Answer<unknown>>): Promise<void> {
  const answer = await welcome;
  if (!answer.ok) console.warn('The welcome could not be sent', answer.problem.code);
}

export async function resendWelcome(): Promise<Answer<unknown>> {
  const { user, profile } = sessionStore.get();
  const { email, id: userId } = user ?? {};
  if (!email || !userId) return failWith('not_signed_in');
  const [firstName, lastName] = [profile?.first_name ?? '', profile?.last_name ?? ''];
  const answer = await sendWelcome({ email, userId, firstName, lastName });
  const isSignedOut = !answer.ok && answer.problem.code === 'session_missing';
  return isSignedOut ? failWith('not_signed_in') : answer;
}

export type NewAccount = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  newsletter: boolean;
};

export function resendConfirmation(email: string): Outcome {
  return attempt(async (auth) =>
    auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: urlOf('/'), ...(await solveCaptcha()) },
    }),
  );
}

/** A link that signs in and opens `path`; it never creates an account. */
export function sendMagicLink(email: string, path: string): Outcome {
  return attempt(async (auth) =>
    auth.signInWithOtp({
      email,
      options: {
        shouldCreateUser: false,
        emailRedirectTo: urlOf(path),
        ...(await solveCaptcha()),
      },
    }),
  );
}

export function sendRecovery(email: string): Outcome {
  return attempt(async (auth) =>
    auth.resetPasswordForEmail(email, {
      redirectTo: urlOf('/reset-password'),
      ...(await solveCaptcha()),
    }),
  );
}

/**
 * Uses the token of an e-mailed link. `isHalfDone`: an address change that the other address must
 * still accept.
 */
export async function followLink(link: {
  tokenHash: string;
  type: LinkType;
}): Promise<{ problem: AccountProblem } | FollowedLink> {
  const followed: FollowedLink = { problem: null, isHalfDone: false, asksForPassword: false };
  const problem = await attempt(async (auth) => {
    const { data, error } = await auth.verifyOtp({ token_hash: link.tokenHash, type: link.type });
    followed.isHalfDone = !data.session;
    followed.asksForPassword = data.session !== null && isToChoosePassword(data.session);
    return { error };
  });
  return problem ? { problem } : followed;
}

/** `asksForPassword`: the account has no password, or its user forgot it. */
type FollowedLink = { problem: null; isHalfDone: boolean; asksForPassword: boolean };

export const linkTypes = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change',
  'email',
] as const;
export type LinkType = (typeof linkTypes)[number];

/** Signs out every other session. */
export async function choosePassword(password: string): Outcome {
  const problem = await attempt((auth) => auth.updateUser({ password }));
  if (problem) return problem;
  sessionStore.set({ isRecovering: false });
  // Our server has already done it; a hosted Supabase does it on request.
  await attempt((auth) => auth.signOut({ scope: 'others' }));
  return null;
}

/** `code` is six digits from an authenticator, or a recovery code. */
export function showSecondFactor({
  kind,
  code,
}: {
  kind: 'totp' | 'recovery';
  code: string;
}): Outcome {
  return attempt(async ({ mfa }) => {
    if (kind === 'recovery') return mfa.recoveryCodes.verify({ code });
    const { data, error } = await mfa.listFactors();
    const factorId = data?.totp[0]?.id;
    return factorId ? mfa.challengeAndVerify({ factorId, code }) : { error };
  });
}

/**
 * Ends the session on this device even when the server fails; `global` leaves it open where the
 * server cannot be reached.
 */
export async function signOut(scope: 'local' | 'others' | 'global' = 'local'): Outcome {
  const problem = await attempt(async (auth) => {
    const { error } = await auth.signOut({ scope });
    if (error && /session/i.test(error.message)) clearDevice();
    return { error };
  });
  const isOpen = scope === 'global' && hasKeptSession(() => localStorage);
  if (scope !== 'others' && !isOpen) sessionStore.set(NOBODY);
  return problem;
}

/** Turns a network failure into an answer. */
async function attempt(
  ask: (auth: SupabaseClient['auth']) => Promise<{ error: AuthError | null }>,
): Outcome {
  try {
    await openSession();
    const { error } = await ask((await requireSupabase()).auth);
    return error && readAccountProblem(error);
  } catch (error) {
    return readAccountProblem(error);
  }
}

function urlOf(path: string): string {
  return new URL(path, window.location.origin).href;
}
