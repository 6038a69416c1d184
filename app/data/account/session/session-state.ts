import type { Session, User } from '@supabase/supabase-js';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import type { ProfileNames } from '#app/data/account/profiles.ts';
import { createState } from '#app/lib/create-state.ts';
import type { CarriedSession } from './session-storage.ts';

/** Who is signed in on this device, as far as this page knows. */
export type SessionState = {
  /** Until the first answer. */
  isLoading: boolean;
  session: Session | null;
  user: User | null;
  /** Comes after the user, or never. */
  profile: ProfileNames | null;
  /** The user has a second factor, which this session has not passed: half signed in. */
  isSecondFactorDue: boolean;
  /** A link to choose another password has been followed. */
  isRecovering: boolean;
  /** Why the link that led to this page was refused. */
  linkProblem: AccountProblem | null;
  /** The session of somebody else, carried by the link that led here. */
  offered: OfferedSession | null;
};

/**
 * A session that a link brought while somebody else is signed in: accepted only if that user
 * chooses to.
 */
export type OfferedSession = CarriedSession & {
  /** Whose it is, as the server says. */
  email: string;
  /** The user who was signed in when it came. */
  presentEmail: string;
};

export type SessionStore = ReturnType<typeof createSessionState>;

export function createSessionState() {
  return createState<SessionState>({
    ...NOBODY,
    isLoading: true,
    linkProblem: null,
    offered: null,
  });
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
