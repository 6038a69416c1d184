import type { PoolClient } from 'pg';
import {
  keepSignUp,
  listSignUps,
  type Origin,
  renewSignUp,
  type SignUp,
} from '#server/backend/auth/accounts/pending-sign-ups.ts';
import { writeLink } from '#server/backend/auth/protocol/auth-emails.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import type { Turn } from '#server/backend/auth/protocol/email-turn.ts';
import type { Querier } from '#server/backend/auth/protocol/transaction.ts';
import { drawToken, type LinkOrder, makeLinkToken, noteLink } from './send-link.ts';

/** Stores a sign-up, and sends its confirmation link if an e-mail may go now. */
export async function sendSignUp(
  service: AuthService,
  client: PoolClient,
  { signUp, from, turn, ...order }: LinkOrder & { signUp: SignUp; from: Origin; turn: Turn | null },
): Promise<void> {
  const { user, challenge = {} } = order;
  const [token, now] = [drawToken(challenge), service.now()];
  await keepSignUp(client, { ...signUp, from, userId: user.id, token: turn && token, now });
  if (!turn) return;
  await noteLink(client, { user, challenge, kind: 'signup', now });
  await sendConfirmation(service, client, { ...order, token, ...turn });
}

/**
 * Sends the confirmation again. From the browser of a sign-up, the new link replaces the former
 * one; from another browser, the former stays valid.
 */
export async function resendConfirmation(
  service: AuthService,
  client: PoolClient,
  { browser, ...order }: LinkOrder & { browser: string | null },
): Promise<void> {
  const { user, challenge = {} } = order;
  const [drawn, now] = [drawToken(challenge), service.now()];
  const isRenewed = await renewSignUp(client, { userId: user.id, browser, token: drawn, now });
  if (isRenewed) await noteLink(client, { user, challenge, kind: 'signup', now });
  const token = isRenewed
    ? drawn
    : await makeLinkToken(service, client, { user, challenge, kind: 'signup' });
  await sendConfirmation(service, client, { ...order, token, waitS: 0 });
}

async function sendConfirmation(
  service: AuthService,
  client: Querier,
  { user: { id, email: to }, token, redirectTo, waitS }: LinkOrder & Turn & { token: string },
): Promise<void> {
  const isOneOfSeveral = (await listSignUps(client, id)).length > 1;
  await service.sendEmail({
    kind: 'confirmation',
    url: writeLink(service, { token, type: 'signup', redirectTo }),
    to,
    ...(isOneOfSeveral && { isOneOfSeveral }),
    ...(waitS > 0 && { waitS }),
  });
}
