import type { PoolClient } from 'pg';
import {
  findOnlySignUp,
  keepSignUp,
  listChosenPasswords,
  renewSignUp,
  type SignUp,
} from '#server/backend/auth/accounts/pending-sign-ups.ts';
import type { UserRow } from '#server/backend/auth/accounts/users.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { overMessageRate } from '#server/backend/auth/protocol/limits.ts';
import { writeLink } from '#server/backend/auth/protocol/messages.ts';
import { keepChallenge } from './code-exchange.ts';
import { drawToken, type LinkOrder, makeLinkToken, sendAndChoose } from './send-link.ts';

/**
 * The link of a sign-up: it confirms the address, and installs the password and the words of this
 * very sign-up.
 */
export async function sendSignUp(
  service: AuthService,
  client: PoolClient,
  { signUp, ...order }: LinkOrder & { signUp: SignUp },
): Promise<void> {
  const token = await makeSignUpToken(service, client, { ...order, signUp });
  const chosen = await listChosenPasswords(client, order.user);
  await sendConfirmation(service, { ...order, token, isOneOfSeveral: chosen.length > 1 });
}

/**
 * The confirmation again. Nobody knows which of several sign-ups is that of the owner of the
 * address: the link then asks for a password, as it does when none waits any more.
 */
export async function resendConfirmation(
  service: AuthService,
  client: PoolClient,
  order: LinkOrder,
): Promise<void> {
  const chosen = await listChosenPasswords(client, order.user);
  if (chosen.length !== 1) return sendAndChoose(service, client, order);
  const token = await makeConfirmationToken(service, client, order);
  await sendConfirmation(service, { ...order, token });
}

/**
 * A token that confirms what waits: the one sign-up of an account, or else what the operator said
 * of it.
 */
export async function makeConfirmationToken(
  service: AuthService,
  client: PoolClient,
  { user, challenge = {} }: Omit<LinkOrder, 'redirectTo'>,
): Promise<string> {
  if ((await findOnlySignUp(client, user)) === null)
    return makeLinkToken(service, client, { user, challenge, kind: 'signup' });
  const [token, now] = [drawToken(challenge), service.now()];
  await renewSignUp(client, { userId: user.id, token, now });
  await noteConfirmation(client, { user, challenge, now });
  return token;
}

/** Keeps a sign-up and gives the token that confirms it; refuses when too many of them wait. */
export async function makeSignUpToken(
  service: AuthService,
  client: PoolClient,
  { user, signUp, challenge = {} }: Omit<LinkOrder, 'redirectTo'> & { signUp: SignUp },
): Promise<string> {
  const [token, now] = [drawToken(challenge), service.now()];
  if (!(await keepSignUp(client, { ...signUp, userId: user.id, token, now })))
    throw overMessageRate(service.limits);
  await noteConfirmation(client, { user, challenge, now });
  return token;
}

async function noteConfirmation(
  client: PoolClient,
  {
    user,
    challenge,
    now,
  }: { user: UserRow; challenge: LinkOrder['challenge'] & object; now: Date },
): Promise<void> {
  await keepChallenge(client, { userId: user.id, challenge, method: 'otp', now });
  await client.query('update auth.users set confirmation_sent_at = $2 where id = $1', [
    user.id,
    now,
  ]);
}

function sendConfirmation(
  service: AuthService,
  {
    user: { email: to },
    token,
    redirectTo,
    isOneOfSeveral = false,
  }: LinkOrder & { token: string; isOneOfSeveral?: boolean },
): Promise<void> {
  const url = writeLink(service, { token, type: 'signup', redirectTo });
  return service.sendMessage({
    kind: 'confirmation',
    url,
    to,
    ...(isOneOfSeveral && { isOneOfSeveral }),
  });
}
