import type { User } from '@supabase/supabase-js';
import { type Answer, askAccounts } from './answer.ts';

/** Proof that the owner is asking: the password, or a code sent by e-mail. */
export type Proof = { currentPassword?: string; code?: string };

export function sendProofCode(): Promise<Answer<unknown>> {
  return askAccounts((auth) => auth.reauthenticate());
}

/** The former and the new address must both confirm; the account keeps the former until then. */
export function askEmailChange(email: string, proof: Proof): Promise<Answer<unknown>> {
  return askAccounts((auth) =>
    auth.updateUser(
      { email, ...writeProof(proof) },
      { emailRedirectTo: new URL('/account', window.location.origin).href },
    ),
  );
}

export async function changePassword(password: string, proof: Proof): Promise<Answer<unknown>> {
  const answer = await askAccounts((auth) => auth.updateUser({ password, ...writeProof(proof) }));
  if (answer.ok) await askAccounts(endOthers);
  return answer;
}

/**
 * The user as the server knows it, or `known` when it does not answer. Updates the session with
 * what changed elsewhere: a confirmed address, a second factor added or removed.
 */
export async function refreshUser(known: User): Promise<User> {
  const answer = await askAccounts((auth) => auth.getUser());
  if (!answer.ok) return known;
  const { user } = answer.value;
  if (describe(user) !== describe(known)) await askAccounts((auth) => auth.refreshSession());
  return user;
}

function describe({ email, new_email, factors = [] }: User): string {
  const held = factors.map(({ id, status }) => `${id} ${status}`).sort();
  return JSON.stringify([email ?? '', new_email ?? '', held]);
}

async function endOthers(auth: Parameters<Parameters<typeof askAccounts>[0]>[0]) {
  return { data: {}, ...(await auth.signOut({ scope: 'others' })) };
}

function writeProof({ currentPassword, code }: Proof) {
  return {
    ...(code !== undefined && { nonce: code }),
    ...(currentPassword !== undefined && { current_password: currentPassword }),
  };
}
