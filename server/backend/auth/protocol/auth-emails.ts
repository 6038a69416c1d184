import type { Site } from './redirect.ts';

/**
 * An e-mail of the account flows, still to be worded. URLs are complete; e-mail addresses are user
 * input, to be escaped. `waitS`: seconds until it leaves.
 */
export type AuthEmail = { to: string } & (
  | { kind: 'recovery' | 'magic-link' | 'invite'; url: string }
  | { kind: 'confirmation'; url: string; isOneOfSeveral?: boolean; waitS?: number }
  | { kind: 'sign-ups-dropped'; hasPassword: boolean; recoveryUrl: string }
  | { kind: 'email-change'; url: string; newEmail: string }
  | { kind: 'already-registered'; signInUrl: string; recoveryUrl: string; waitS?: number }
  | { kind: 'reauthentication'; code: string }
  | (AccountChange & { changedAt: Date; recoveryUrl: string; contactUrl: string })
);

/** A change of what opens an account, which its owner is told. */
export type AccountChange =
  | {
      kind: 'password-changed' | 'factor-added' | 'factor-removed' | 'codes-made' | 'codes-removed';
    }
  | { kind: 'address-changed'; formerEmail: string; newEmail: string };

/** Link types of `verifyOtp`. */
export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change';

/**
 * A link that a scanner may follow without consuming it: it opens a page, which submits the token
 * when its reader acts. `redirectTo` comes from `chooseRedirect`.
 */
export function writeLink(
  { site }: { site: Site },
  { token, type, redirectTo }: { token: string; type: LinkType; redirectTo: string },
): string {
  const url = new URL('/auth-confirm', site.origin);
  url.search = new URLSearchParams({ token_hash: token, type, redirect_to: redirectTo }).toString();
  return url.href;
}

/** The e-mail to an owner whose address somebody tried to register again. */
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

/** The e-mail to an owner whose account the operator confirmed, dropping passwords of sign-ups. */
export function saySignUpsDropped(
  { site }: { site: Site },
  { to, hasPassword }: { to: string; hasPassword: boolean },
): AuthEmail {
  return { kind: 'sign-ups-dropped', to, hasPassword, recoveryUrl: recoveryUrlOf(site) };
}

export function recoveryUrlOf({ origin }: Site): string {
  return new URL('/auth?tab=recover', origin).href;
}
