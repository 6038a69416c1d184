import { randomUUID } from 'node:crypto';
import type { Querier } from '#server/backend/auth/protocol/transaction.ts';
import { hashToken } from './secrets.ts';

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token';

export type TakenToken = { userId: string; type: TokenType; email: string };

/**
 * Stores the hash of a token. A new link keeps earlier ones of its type valid, so that a stranger’s
 * request does not spoil the owner’s link; a code, which can be guessed, replaces the former one.
 * `email` is the address that it is sent to.
 */
export async function keepToken(
  client: Querier,
  { userId, type, token, email, now }: TakenToken & { token: string; now: Date },
): Promise<void> {
  await client.query(
    `delete from auth.one_time_tokens where user_id = $1 and token_type = $2 and id not in (
       select id from auth.one_time_tokens
       where user_id = $1 and token_type = $2 and created_at > $3::timestamptz at time zone 'utc'
       order by created_at desc limit $4)`,
    [userId, type, openSince(now), type === 'reauthentication_token' ? 0 : MOST_LINKS - 1],
  );
  await client.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6::timestamptz at time zone 'utc', $6::timestamptz at time zone 'utc')`,
    [randomUUID(), userId, type, hashToken(token), email, now],
  );
}

/**
 * Consumes a token and the others of its user and type; returns its owner, or null when it is
 * unknown or older than an hour.
 */
export async function takeToken(
  client: Querier,
  { token, types, now }: { token: string; types: readonly TokenType[]; now: Date },
): Promise<TakenToken | null> {
  const hash = hashToken(token);
  const { rows } = await client.query<TakenToken & { hash: string }>(
    `delete from auth.one_time_tokens as kept using auth.one_time_tokens as given
     where given.token_hash = $1 and given.token_type = any($2::auth.one_time_token_type[])
       and given.created_at > $3::timestamptz at time zone 'utc'
       and kept.user_id = given.user_id and kept.token_type = given.token_type
     returning kept.user_id as "userId", kept.token_type as type, kept.relates_to as email, kept.token_hash as hash`,
    [hash, types, openSince(now)],
  );
  // A simultaneous request may have taken it first.
  const taken = rows.find((row) => row.hash === hash);
  return taken ? { userId: taken.userId, type: taken.type, email: taken.email } : null;
}

function openSince(now: Date): Date {
  return new Date(now.getTime() - LINK_LIFETIME_MS);
}

export const LINK_LIFETIME_MS = 3_600_000;
/** Live links per user and type: more than the e-mails sent in an hour. */
const MOST_LINKS = 20;
