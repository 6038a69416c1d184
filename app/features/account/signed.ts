import type { SessionState } from '#app/data/account/session/session-state.ts';

export type Signed = NonNullable<SessionState['user']>;

/** The verified authenticator applications. */
export function listApplications({ factors = [] }: Pick<Signed, 'factors'>) {
  return factors.filter(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  );
}
