import type { SupabaseClient } from '@supabase/supabase-js';
import { type AccountProblem, readAccountProblem } from '#app/data/account/account-problem.ts';
import type { OfferedSession, SessionState } from './session-state.ts';
import {
  type CarriedSession,
  cleanAddress,
  hasKeptSession,
  readCarriedSession,
} from './session-storage.ts';

/**
 * Takes a session out of the address when another one is kept on this device: neither the client
 * nor the history sees it. Null when there is none, or nobody is signed in.
 */
export function takeCarriedSession(): CarriedSession | null {
  const { href } = window.location;
  const carried = hasKeptSession(() => localStorage) ? readCarriedSession(href) : null;
  if (carried) window.history.replaceState(window.history.state, '', cleanAddress(href));
  return carried;
}

/**
 * Whether the session belongs to another user, and to whom: asked of the server, since a link can
 * claim anything. `aside` must keep nothing on this device: a client forgets its own session when
 * the server refuses another.
 */
export async function judgeCarriedSession(
  carried: CarriedSession,
  {
    user,
    aside,
  }: { user: Pick<NonNullable<SessionState['user']>, 'id' | 'email'> | null; aside: Asking },
): Promise<Judgement> {
  const { access_token, refresh_token } = carried.tokens;
  if (!access_token || !refresh_token) return { kind: 'refused', problem: REFUSED };
  const { data, error } = await aside.auth.getUser(access_token);
  if (error) return { kind: 'refused', problem: readLinkProblem(error) };
  if (user === null || user.id === data.user.id) return { kind: 'own' };
  const emails = { email: data.user.email ?? '', presentEmail: user.email ?? '' };
  return { kind: 'offered', offered: { ...carried, ...emails } };
}

type Asking = { auth: Pick<SupabaseClient['auth'], 'getUser'> };
type Judgement =
  | { kind: 'own' }
  | { kind: 'offered'; offered: OfferedSession }
  | { kind: 'refused'; problem: AccountProblem };

/** A refusal of this token says nothing about the signed-in user. */
function readLinkProblem(error: unknown): AccountProblem {
  const problem = readAccountProblem(error);
  return OF_THE_WAY.includes(problem.code) ? problem : REFUSED;
}

const REFUSED: AccountProblem = { code: 'link_refused', reasons: [] };
const OF_THE_WAY = ['network', 'unavailable', 'over_request_rate_limit'];
