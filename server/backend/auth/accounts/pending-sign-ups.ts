import { randomUUID } from 'node:crypto';
import type { Querier } from '#server/backend/auth/protocol/transaction.ts';
import { LINK_LIFETIME_MS } from './one-time-tokens.ts';
import { hashToken } from './secrets.ts';
import type { UserRow } from './users.ts';

/** What one sign-up asked for: its link installs exactly that. */
export type SignUp = { passwordHash: string; data: Record<string, unknown> };

type Kept = { userId: string; token: string | null; now: Date };

/**
 * Stores a sign-up with the hash of its link’s token, null where the sign-up gives access to
 * nothing. Expired ones make room; returns false when the address already has as many live ones as
 * it may.
 */
export async function keepSignUp(
  client: Querier,
  { userId, passwordHash, data, token, now }: SignUp & Kept,
): Promise<boolean> {
  await client.query(
    `delete from auth.pending_sign_ups where sent_at <= $2 and id in (
       select id from auth.pending_sign_ups where user_id = $1 order by sent_at desc offset $3)`,
    [userId, openSince(now), MOST - 1],
  );
  const { rowCount } = await client.query(
    `insert into auth.pending_sign_ups (id, user_id, token_hash, encrypted_password, raw_user_meta_data, created_at, sent_at)
     select $1, $2, $3, $4, $5, $6, $6 where (select count(*) from auth.pending_sign_ups where user_id = $2) < $7`,
    [randomUUID(), userId, token && hashToken(token), passwordHash, data, now, MOST],
  );
  return rowCount === 1;
}

/** Gives the latest sign-up of an account a new link; the previous link stops working. */
export async function renewSignUp(
  client: Querier,
  { userId, token, now }: { userId: string; token: string; now: Date },
): Promise<void> {
  await client.query(
    `update auth.pending_sign_ups set token_hash = $2, sent_at = $3 where id = (
       select id from auth.pending_sign_ups where user_id = $1 order by created_at desc, id limit 1)`,
    [userId, hashToken(token), now],
  );
}

/**
 * Consumes a sign-up by the token of its link; null when there is none, or when the link has
 * expired.
 */
export async function takeSignUp(
  client: Querier,
  { token, now }: { token: string; now: Date },
): Promise<(SignUp & { userId: string; email: string }) | null> {
  const hash = hashToken(token);
  // Always lock the account before its sign-ups, so that two links used at once cannot deadlock.
  const { rows: users } = await client.query<{ userId: string; email: string }>(
    `select id as "userId", email from auth.users
     where id = (select user_id from auth.pending_sign_ups where token_hash = $1) for update`,
    [hash],
  );
  const { rows } = await client.query<SignUp>(
    `delete from auth.pending_sign_ups where token_hash = $1 and sent_at > $2
     returning encrypted_password as "passwordHash", raw_user_meta_data as data`,
    [hash, openSince(now)],
  );
  const [[user], [signUp]] = [users, rows];
  return user && signUp ? { ...user, ...signUp } : null;
}

/**
 * Whether a password is among those that sign-ups of an account asked for; as long to tell where
 * there is no account.
 */
export async function isOfSignUp(
  client: Querier,
  { userId, passwordHash }: { userId: string | null; passwordHash: string | null },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from auth.pending_sign_ups where user_id = $1 and encrypted_password = $2 limit 1',
    [userId, passwordHash],
  );
  return rowCount === 1;
}

/**
 * The passwords that wait for the confirmation of an account, each once: those of sign-ups, and one
 * that the operator gave.
 */
export async function listChosenPasswords(
  client: Querier,
  { id, encrypted_password: own }: Pick<UserRow, 'id' | 'encrypted_password'>,
): Promise<string[]> {
  const { rows } = await client.query<{ password: string }>(
    'select distinct encrypted_password as password from auth.pending_sign_ups where user_id = $1',
    [id],
  );
  return [...new Set([...rows.map(({ password }) => password), ...(own ? [own] : [])])];
}

/**
 * What waits for the confirmation of an account, where it is one sign-up and nothing else; the last
 * time that it was asked for.
 */
export async function findOnlySignUp(
  client: Querier,
  user: Pick<UserRow, 'id' | 'encrypted_password'>,
): Promise<SignUp | null> {
  const chosen = await listChosenPasswords(client, user);
  if (chosen.length !== 1) return null;
  const { rows } = await client.query<SignUp>(
    `select encrypted_password as "passwordHash", raw_user_meta_data as data from auth.pending_sign_ups
     where user_id = $1 order by created_at desc, id limit 1`,
    [user.id],
  );
  return rows[0] ?? null;
}

/** Their links no longer work. */
export async function dropSignUps(client: Querier, userId: string): Promise<void> {
  await client.query('delete from auth.pending_sign_ups where user_id = $1', [userId]);
}

function openSince(now: Date): Date {
  return new Date(now.getTime() - LINK_LIFETIME_MS);
}

/** As many as an address gets messages in the hour that a link lasts. */
const MOST = 10;
