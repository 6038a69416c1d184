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
 * Takes a session out of the address where one is kept on this device: no client finds it there,
 * and the history does not keep it. Null where there is none, or nobody whose place it would take.
 */
export function takeCarriedSession(): CarriedSession | null {
  const { href } = window.location;
  const carried = hasKeptSession(() => localStorage) ? readCarriedSession(href) : null;
  if (carried) window.history.replaceState(window.history.state, '', cleanAddress(href));
  return carried;
}

/**
 * Whether it is of somebody other than the signed-in user, and of whom: the server says so, since
 * anybody can write anything into a link. `aside` keeps nothing on this device; a client that did
 * would forget its own session when the server refuses this one.
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

/** What the server says of this token says nothing about the signed-in user. */
function readLinkProblem(error: unknown): AccountProblem {
  const problem = readAccountProblem(error);
  return OF_THE_WAY.includes(problem.code) ? problem : REFUSED;
}

const REFUSED: AccountProblem = { code: 'link_refused', reasons: [] };
const OF_THE_WAY = ['network', 'unavailable', 'over_request_rate_limit'];
