import type { Session, User } from '@supabase/supabase-js';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import type { ProfileNames } from '#app/data/account/profiles.ts';
import { createState } from '#app/lib/create-state.ts';
import type { CarriedSession } from './session-storage.ts';

export type SessionState = {
  /** True until the first answer. */
  isLoading: boolean;
  session: Session | null;
  user: User | null;
  /** Loaded after the user; may stay null. */
  profile: ProfileNames | null;
  /** Shows the way to the administration; the database checks the role itself. */
  isAdministrator: boolean;
  /** The user has a second factor that this session has not passed yet. */
  isSecondFactorDue: boolean;
  /** A recovery link has been followed. */
  isRecovering: boolean;
  /** Why the link that led to this page was refused. */
  linkProblem: AccountProblem | null;
  offered: OfferedSession | null;
};

/**
 * A session carried by a link while somebody else is signed in, opened only with that user’s
 * consent.
 */
export type OfferedSession = CarriedSession & {
  /** Address of its user, as the server gives it. */
  email: string;
  /** Address of the signed-in user when it arrived. */
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

export const NOBODY = {
  isLoading: false,
  session: null,
  user: null,
  profile: null,
  isAdministrator: false,
  isSecondFactorDue: false,
  isRecovering: false,
} satisfies Partial<SessionState>;
