import type { Site } from './redirect.ts';

/**
 * A message of the account flows, to be worded and sent. Links are whole; addresses are the user’s
 * own words, to be escaped. `waitS` is how many seconds it waits before it leaves.
 */
export type AuthEmail = { to: string } & (
  | { kind: 'recovery' | 'magic-link' | 'invite'; url: string }
  | { kind: 'confirmation'; url: string; isOneOfSeveral?: boolean; waitS?: number }
  | { kind: 'sign-ups-dropped'; hasPassword: boolean; recoveryUrl: string }
  | { kind: 'email-change'; url: string; newEmail: string }
  | { kind: 'already-registered'; signInUrl: string; recoveryUrl: string; waitS?: number }
  | { kind: 'reauthentication'; code: string }
);

/** The kinds of links that `verifyOtp` takes. */
export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change';

/**
 * A link that a scanner may follow without using it up: it opens a page, which presents the token
 * on an action of its reader. `redirectTo` comes from `chooseRedirect`.
 */
export function writeLink(
  { site }: { site: Site },
  { token, type, redirectTo }: { token: string; type: LinkType; redirectTo: string },
): string {
  const url = new URL('/auth-confirm', site.origin);
  url.search = new URLSearchParams({ token_hash: token, type, redirect_to: redirectTo }).toString();
  return url.href;
}

/** What is said to the owner of an address that somebody wanted to register again. */
export function sayAlreadyRegistered(
  { site }: { site: Site },
  to: string,
  { waitS }: { waitS: number } = { waitS: 0 },
): AuthEmail {
  return {
    kind: 'already-registered',
    to,
    signInUrl: new URL('/auth', site.origin).href,
    recoveryUrl: recoveryUrlOf(site),
    ...(waitS > 0 && { waitS }),
  };
}

/**
 * What is said to the owner of an account that the operator confirmed, when passwords of sign-ups
 * are not kept.
 */
export function saySignUpsDropped(
  { site }: { site: Site },
  { to, hasPassword }: { to: string; hasPassword: boolean },
): AuthEmail {
  return { kind: 'sign-ups-dropped', to, hasPassword, recoveryUrl: recoveryUrlOf(site) };
}

function recoveryUrlOf({ origin }: Site): string {
  return new URL('/auth?tab=recover', origin).href;
}
