import type { PoolClient } from 'pg';
import { keepToken, type TokenType } from '#server/backend/auth/accounts/one-time-tokens.ts';
import { makeToken } from '#server/backend/auth/accounts/secrets.ts';
import type { UserRow } from '#server/backend/auth/accounts/users.ts';
import { type LinkType, writeLink } from '#server/backend/auth/protocol/auth-emails.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import type { Method } from '#server/backend/auth/sessions/open-session.ts';
import { type Challenge, CODE_PREFIX, hasChallenge, keepChallenge } from './code-exchange.ts';

export type LinkOrder = { user: UserRow; redirectTo: string; challenge?: Challenge };

/** Sends a link that signs in, and confirms the address if needed. */
export async function sendMagicLink(
  service: AuthService,
  client: PoolClient,
  order: LinkOrder,
): Promise<void> {
  const url = await makeLink(service, client, { ...order, kind: 'magiclink' });
  await service.sendEmail({ kind: 'magic-link', url, to: order.user.email });
}

/** Sends a link that signs in to choose another password. */
export async function sendRecovery(
  service: AuthService,
  client: PoolClient,
  order: LinkOrder,
): Promise<void> {
  const url = await makeLink(service, client, { ...order, kind: 'recovery' });
  await service.sendEmail({ kind: 'recovery', url, to: order.user.email });
}

/** Sends a link that opens an account created by the operator. */
export async function sendInvite(
  service: AuthService,
  client: PoolClient,
  order: LinkOrder,
): Promise<void> {
  const url = await makeLink(service, client, { ...order, kind: 'invite' });
  await service.sendEmail({ kind: 'invite', url, to: order.user.email });
}

type Kind = Exclude<LinkType, 'email_change'>;

async function makeLink(
  service: AuthService,
  client: PoolClient,
  order: LinkOrder & { kind: Kind },
): Promise<string> {
  const token = await makeLinkToken(service, client, order);
  return writeLink(service, { token, type: order.kind, redirectTo: order.redirectTo });
}

export async function makeLinkToken(
  service: AuthService,
  client: PoolClient,
  { user, kind, challenge = {} }: Omit<LinkOrder, 'redirectTo'> & { kind: Kind },
): Promise<string> {
  const [token, now] = [drawToken(challenge), service.now()];
  const { type } = KINDS[kind];
  await keepToken(client, { userId: user.id, type, token, email: user.email, now });
  await noteLink(client, { user, kind, challenge, now });
  return token;
}

/** Notes when a link was sent, and the challenge of its requester. */
export async function noteLink(
  client: PoolClient,
  {
    user,
    kind,
    challenge,
    now,
  }: Required<Omit<LinkOrder, 'redirectTo'>> & { kind: Kind; now: Date },
): Promise<void> {
  const { method, sentAt } = KINDS[kind];
  await keepChallenge(client, { userId: user.id, challenge, method, now });
  await client.query(`update auth.users set ${sentAt} = $2 where id = $1`, [user.id, now]);
}

/** The token of a link; its prefix tells `/verify` to answer with a code. */
export function drawToken(challenge: Challenge): string {
  return `${hasChallenge(challenge) ? CODE_PREFIX : ''}${makeToken()}`;
}

const KINDS = {
  signup: { type: 'confirmation_token', method: 'otp', sentAt: 'confirmation_sent_at' },
  invite: { type: 'confirmation_token', method: 'otp', sentAt: 'confirmation_sent_at' },
  magiclink: { type: 'recovery_token', method: 'otp', sentAt: 'recovery_sent_at' },
  recovery: { type: 'recovery_token', method: 'recovery', sentAt: 'recovery_sent_at' },
} as const satisfies Record<Kind, { type: TokenType; method: Method; sentAt: string }>;
