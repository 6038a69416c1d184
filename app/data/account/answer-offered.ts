import { type AccountProblem, readAccountProblem } from './account-problem.ts';
import { judgeCarriedSession } from './session/offered-session.ts';
import type { OfferedSession, SessionStore } from './session/session-state.ts';
import type { CarriedSession } from './session/session-storage.ts';
import { requireSupabase } from './supabase.ts';

/**
 * Asks the signed-in user about a session that a link carried, or opens it when nobody is signed
 * in.
 */
export async function offerSession(store: SessionStore, carried: CarriedSession): Promise<void> {
  const aside = await connectAside();
  const judgement = await judgeCarriedSession(carried, { user: store.get().user, aside });
  if (judgement.kind === 'offered') return store.set({ offered: judgement.offered });
  const problem = judgement.kind === 'refused' ? judgement.problem : await takeUp(carried);
  store.set(problem ? { linkProblem: problem } : { isRecovering: carried.isRecovery });
}

/**
 * Replaces the signed-in user and ends their session on this device. Null on success; on a problem,
 * nothing has changed.
 */
export async function acceptOffered(
  store: SessionStore,
  offered: OfferedSession,
): Promise<AccountProblem | null> {
  const former = store.get().session;
  const problem = await takeUp(offered);
  refuseOffered(store);
  if (problem) return problem;
  if (former) {
    const { auth } = await requireSupabase();
    await auth.admin.signOut(former.access_token, 'local');
  }
  // Last: it leaves the page.
  store.set({ isRecovering: offered.isRecovery });
  return null;
}

export function refuseOffered(store: SessionStore): void {
  store.set({ offered: null });
}

async function takeUp({ tokens }: CarriedSession): Promise<AccountProblem | null> {
  try {
    // Tried on a separate client first: a client forgets its own session when the server refuses
    // another one.
    const aside = await connectAside();
    const { data, error } = await aside.auth.setSession(tokens);
    if (error || !data.session) return readAccountProblem(error);
    const { auth } = await requireSupabase();
    const taken = await auth.setSession(data.session);
    return taken.error && readAccountProblem(taken.error);
  } catch (error) {
    return readAccountProblem(error);
  }
}

async function connectAside() {
  const { connectSupabaseAside } = await import('./connect-supabase.ts');
  return connectSupabaseAside();
}
