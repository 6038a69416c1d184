import type { User } from '@supabase/supabase-js';
import { type Answer, askAccounts } from './answer.ts';

/**
 * What proves that the owner is asking: the password, the code of a message; as far as the server
 * checks them.
 */
export type Proof = { currentPassword?: string; code?: string };

/** Sends a code to the address of the account. */
export function sendProofCode(): Promise<Answer<unknown>> {
  return askAccounts((auth) => auth.reauthenticate());
}

/** Asks both addresses to confirm; the account keeps the former one until they have. */
export function askEmailChange(email: string, proof: Proof): Promise<Answer<unknown>> {
  return askAccounts((auth) =>
    auth.updateUser(
      { email, ...writeProof(proof) },
      { emailRedirectTo: new URL('/account', window.location.origin).href },
    ),
  );
}

/** Another password; the other sessions end. */
export async function changePassword(password: string, proof: Proof): Promise<Answer<unknown>> {
  const answer = await askAccounts((auth) => auth.updateUser({ password, ...writeProof(proof) }));
  // Our server has already done so; a hosted one does so on request.
  if (answer.ok) await askAccounts(endOthers);
  return answer;
}

/**
 * The user as the server knows them, or as known here when it does not answer. The session takes up
 * what became of the account elsewhere, or without it: an address confirmed on another device, a
 * second factor added or removed.
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
