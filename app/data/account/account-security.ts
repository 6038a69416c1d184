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
 * Takes up what became of the account elsewhere: an address that was confirmed on another device.
 */
export async function refreshUser(known: { email?: string; new_email?: string }): Promise<void> {
  const answer = await askAccounts((auth) => auth.getUser());
  if (!answer.ok) return;
  const { email, new_email } = answer.value.user;
  if (email !== known.email || new_email !== known.new_email)
    await askAccounts((auth) => auth.refreshSession());
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
