import type { SessionState } from '#app/data/account/session/session-state.ts';

/** Who is signed in. */
export type Signed = NonNullable<SessionState['user']>;

/** The applications that give its codes. */
export function listApplications({ factors = [] }: Pick<Signed, 'factors'>) {
  return factors.filter(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  );
}
