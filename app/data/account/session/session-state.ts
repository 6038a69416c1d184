import type { Session, User } from '@supabase/supabase-js';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import type { ProfileNames } from '#app/data/account/profiles.ts';
import { createState } from '#app/lib/create-state.ts';

/** Who is signed in on this device, as far as this page knows. */
export type SessionState = {
  /** Until the first answer. */
  isLoading: boolean;
  session: Session | null;
  user: User | null;
  /** Comes after the user, or never. */
  profile: ProfileNames | null;
  /** The user has a second factor, which this session has not shown: signed in by half. */
  isSecondFactorDue: boolean;
  /** A link to choose another password has been followed. */
  isRecovering: boolean;
  /** Why the link that led to this page was refused. */
  linkProblem: AccountProblem | null;
};

export type SessionStore = ReturnType<typeof createSessionState>;

export function createSessionState() {
  return createState<SessionState>({ ...NOBODY, isLoading: true, linkProblem: null });
}

/** Nobody: none is kept here, or the last session has ended. */
export const NOBODY = {
  isLoading: false,
  session: null,
  user: null,
  profile: null,
  isSecondFactorDue: false,
  isRecovering: false,
} satisfies Partial<SessionState>;
