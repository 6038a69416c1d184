import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { askAccounts } from '#app/data/account/answer.ts';
import { keepOrigin } from './kept-origin.ts';
import { writeOrigin } from './origin.ts';

export function hasSessionEnded({ code }: Pick<AccountProblem, 'code'>): boolean {
  return ENDED.has(code);
}

/** Opens /auth, which leads back to this page. */
export async function signInAgain(): Promise<void> {
  const { origin } = writeOrigin(window.location);
  // Makes the client drop a session that the server has ended; /auth would otherwise lead back.
  await askAccounts((auth) => auth.getUser());
  keepOrigin(origin);
  window.location.assign('/auth');
}

/** The « Se connecter » button of a toast, once the session has ended. */
export function offerSignIn(problem: Pick<AccountProblem, 'code'>): {
  action?: { label: string; onClick: () => void };
} {
  return hasSessionEnded(problem) ? { action: { label: SIGN_IN, onClick: signInAgain } } : {};
}

export const SIGN_IN = 'Se connecter';

const ENDED: ReadonlySet<string> = new Set([
  ...['session_missing', 'session_not_found', 'session_expired', 'not_signed_in'],
  ...['refresh_token_not_found', 'refresh_token_already_used', 'no_authorization'],
  ...['bad_jwt', 'invalid_jwt', 'unexpected_audience'],
]);
