import { randomUUID } from 'node:crypto';
import type { Querier } from '#server/backend/auth/protocol/transaction.ts';
import { LINK_LIFETIME_MS, type TakenToken } from './one-time-tokens.ts';
import { hashToken } from './secrets.ts';

export type SignUp = { passwordHash: string; data: Record<string, unknown> };

/** Hashed origin of a sign-up; `browser` is null for a request from a page of another site. */
export type Origin = { browser: string | null; network: string };

type Kept = { userId: string; from: Origin; token: string | null; now: Date };

/**
 * Stores a sign-up with the hash of its link’s token, if an e-mail goes out. Older sign-ups of the
 * same browser, then the oldest of crowded networks, lose their password; their links stay valid.
 */
export async function keepSignUp(
  client: Querier,
  { userId, passwordHash, data, from: { browser, network }, token, now }: SignUp & Kept,
): Promise<void> {
  await client.query(
    `with chosen as (
       select *, row_number() over (partition by network_hash order by created_at desc, id) as place
       from auth.pending_sign_ups where user_id = $1 and encrypted_password is not null
     ), ranked as (
       select *, row_number() over (order by place, created_at desc, id) as rank from chosen
     )
     update auth.pending_sign_ups as kept
     set encrypted_password = null, browser_hash = null, network_hash = null, raw_user_meta_data = '{}'
     from ranked
     where kept.id = ranked.id and (ranked.browser_hash = $2 or rank >= $5
       or ranked.network_hash = $3 and place >= $4)`,
    [userId, browser, network, MOST_OF_NETWORK, MOST],
  );
  await client.query(
    `delete from auth.pending_sign_ups where user_id = $1 and encrypted_password is null
       and (token_hash is null or sent_at <= $2)`,
    [userId, openSince(now)],
  );
  await client.query(
    `insert into auth.pending_sign_ups (id, user_id, token_hash, encrypted_password, raw_user_meta_data,
       browser_hash, network_hash, created_at, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [randomUUID(), userId, token && hashToken(token), passwordHash, data, browser, network, now],
  );
}

/** Gives a browser’s sign-up a new link and ends the previous one; false without a sign-up. */
export async function renewSignUp(
  client: Querier,
  { userId, browser, token, now }: Omit<Kept, 'from'> & { browser: string | null; token: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update auth.pending_sign_ups set token_hash = $3, sent_at = $4
     where user_id = $1 and browser_hash = $2`,
    [userId, browser, hashToken(token), now],
  );
  return rowCount === 1;
}

/**
 * Consumes the link of a sign-up, which proves that its reader owns the address; null when it is
 * unknown or expired.
 */
export async function takeSignUpLink(
  client: Querier,
  { token, now }: { token: string; now: Date },
): Promise<TakenToken | null> {
  const hash = hashToken(token);
  // Lock the account before its sign-ups, always: two links used at once must not deadlock.
  const { rows } = await client.query<{ userId: string; email: string }>(
    `select id as "userId", email from auth.users where email_confirmed_at is null
       and id = (select user_id from auth.pending_sign_ups where token_hash = $1) for update`,
    [hash],
  );
  const { rowCount } = await client.query(
    'update auth.pending_sign_ups set token_hash = null where token_hash = $1 and sent_at > $2',
    [hash, openSince(now)],
  );
  const [user] = rows;
  return user && rowCount === 1 ? { ...user, type: 'confirmation_token' } : null;
}

/** The sign-up of a browser, or null. */
export async function findSignUp(
  client: Querier,
  { userId, browser }: { userId: string; browser: string | null },
): Promise<SignUp | null> {
  const { rows } = await client.query<SignUp>(
    `select encrypted_password as "passwordHash", raw_user_meta_data as data
     from auth.pending_sign_ups where user_id = $1 and browser_hash = $2`,
    [userId, browser],
  );
  return rows[0] ?? null;
}

/** Whether a password is one of an account’s pending sign-ups; takes as long without an account. */
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

/** Pending sign-ups of an account, one per browser, latest first. */
export async function listSignUps(client: Querier, userId: string): Promise<SignUp[]> {
  const { rows } = await client.query<SignUp>(
    `select encrypted_password as "passwordHash", raw_user_meta_data as data
     from auth.pending_sign_ups where user_id = $1 and encrypted_password is not null
     order by created_at desc, id`,
    [userId],
  );
  return rows;
}

/** The latest sign-up if all chose one password; else null. */
export async function findOnlySignUp(client: Querier, userId: string): Promise<SignUp | null> {
  const [latest = null, ...others] = await listSignUps(client, userId);
  const isOnly = others.every(({ passwordHash }) => passwordHash === latest?.passwordHash);
  return isOnly ? latest : null;
}

/** Deletes the pending sign-ups of an account; their links stop working. */
export async function dropSignUps(client: Querier, userId: string): Promise<void> {
  await client.query('delete from auth.pending_sign_ups where user_id = $1', [userId]);
}

function openSince(now: Date): Date {
  return new Date(now.getTime() - LINK_LIFETIME_MS);
}

/** A stranger needs ten networks to push out the owner’s sign-up. */
const MOST = 10;
const MOST_OF_NETWORK = 3;
