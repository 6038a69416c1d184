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
 * Stores the hash of a token, replacing any other of its type. `email` is the address that it is
 * sent to.
 */
export async function keepToken(
  client: Querier,
  { userId, type, token, email, now }: TakenToken & { token: string; now: Date },
): Promise<void> {
  await client.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6::timestamptz at time zone 'utc', $6::timestamptz at time zone 'utc')
     on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
       created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [randomUUID(), userId, type, hashToken(token), email, now],
  );
}

/**
 * Consumes a token and returns its user; null when there is none, or when it is older than an hour.
 */
export async function takeToken(
  client: Querier,
  { token, types, now }: { token: string; types: readonly TokenType[]; now: Date },
): Promise<TakenToken | null> {
  const { rows } = await client.query<TakenToken>(
    `delete from auth.one_time_tokens
     where token_hash = $1 and token_type = any($2::auth.one_time_token_type[]) and created_at > $3::timestamptz at time zone 'utc'
     returning user_id as "userId", token_type as type, relates_to as email`,
    [hashToken(token), types, new Date(now.getTime() - LINK_LIFETIME_MS)],
  );
  return rows[0] ?? null;
}

/** Of every link. */
export const LINK_LIFETIME_MS = 3_600_000;
