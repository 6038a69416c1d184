import type { PoolClient } from 'pg';
import * as z from 'zod/mini';
import { audit } from '#server/backend/auth/accounts/audit.ts';
import { describeUser } from '#server/backend/auth/accounts/describe-user.ts';
import { addUser, draftIdentity, draftUser } from '#server/backend/auth/accounts/make-user.ts';
import { hashPassword, requireStrongPassword } from '#server/backend/auth/accounts/password.ts';
import { COLUMNS, findUser, type UserRow } from '#server/backend/auth/accounts/users.ts';
import {
  type AuthRequest,
  emailSchema,
  parseBody,
  requireId,
  textSchema,
} from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import {
  appMetadataSchema,
  metadataSchema,
  requireBounded,
} from '#server/backend/auth/protocol/metadata.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import { codeOf } from '#server/backend/fault.ts';
import { parseBan } from './parse-ban.ts';

/** GET /admin/users: newest first, in pages; total and links to other pages in headers. */
export async function listUsers(
  { accounts }: AuthService,
  { query }: AuthRequest,
): Promise<Response> {
  const page = readCount(query.get('page'), { fallback: 1, max: 1_000_000 });
  const perPage = readCount(query.get('per_page'), { fallback: 50, max: 1000 });
  const { rows } = await accounts.query<UserRow>(
    `select ${COLUMNS} from auth.users where deleted_at is null order by created_at desc, id limit $1 offset $2`,
    [perPage, (page - 1) * perPage],
  );
  const total = await accounts.query<{ count: number }>(
    'select count(*)::int as count from auth.users where deleted_at is null',
  );
  const users = [];
  for (const row of rows) users.push(await describeUser(accounts, row));
  const count = total.rows[0]?.count ?? 0;
  const headers = {
    'X-Total-Count': String(count),
    Link: writeLinks(page, { perPage, count }),
    'Cache-Control': 'no-store',
  };
  return Response.json({ users, aud: 'authenticated' }, { headers });
}

/** The official client expects the page number to come first in the query (RFC 8288 link). */
function writeLinks(page: number, { perPage, count }: { perPage: number; count: number }): string {
  const last = Math.max(1, Math.ceil(count / perPage));
  const link = (to: number, rel: string) =>
    `</auth/v1/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}

/** GET /admin/users/:id. */
export async function readUser(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { accounts } = service;
  return describeUser(accounts, await requireAccount(accounts, request));
}

/** POST /admin/users: creates an account, confirmed if asked for; sends no e-mail. */
export async function createUser(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { email, password, ...given } = parseBody(accountSchema, request.body);
  if (!email)
    throw makeAuthRefusal(400, 'validation_failed', 'Cannot create a user without an email');
  if (password) requireStrongPassword(password, email);
  const now = service.now();
  const draft = draftUser({
    email,
    passwordHash: password ? await hashPassword(password, request) : null,
    data: given.user_metadata ?? {},
    now,
  });
  const user: UserRow = {
    ...draft,
    confirmation_sent_at: null,
    email_confirmed_at: given.email_confirm ? now : null,
    raw_app_meta_data: { ...draft.raw_app_meta_data, ...given.app_metadata },
    banned_until: given.ban_duration ? parseBan(given.ban_duration, now) : null,
  };
  requireBounded({ app_metadata: user.raw_app_meta_data });
  return inTransaction(service.accounts, async (client) => {
    if (!(await addUser(client, user, draftIdentity(user)))) throw emailExists();
    await audit(client, request, { action: 'user_signedup', user, now });
    return describeUser(client, user);
  });
}

/**
 * DELETE /admin/users/:id: deletes the account and all that depends on it; `should_soft_delete`
 * keeps an anonymised row.
 */
export async function deleteUser(
  service: AuthService,
  request: AuthRequest,
): Promise<Record<string, never>> {
  const { should_soft_delete } = parseBody(deleteSchema, request.body);
  const user = await requireAccount(service.accounts, request);
  const now = service.now();
  const remove = async (client: PoolClient) => {
    if (should_soft_delete) await effaceUser(client, { id: user.id, now });
    else await client.query('delete from auth.users where id = $1', [user.id]);
    await audit(client, request, { action: 'user_deleted', user, now });
  };
  try {
    await inTransaction(service.accounts, remove);
  } catch (error) {
    if (codeOf(error) !== FROZEN) throw error;
    throw makeAuthRefusal(
      409,
      'conflict',
      'The account holds issued documents: let its owner ask for its deletion, or insert it into public.account_deletions; it goes once due. « should_soft_delete » only takes its name away',
    );
  }
  return {};
}

/** GET /admin/audit: the audit log, newest first. */
export async function listAudit(
  { accounts }: AuthService,
  { query }: AuthRequest,
): Promise<unknown> {
  const page = readCount(query.get('page'), { fallback: 1, max: 1_000_000 });
  const perPage = readCount(query.get('per_page'), { fallback: 50, max: 1000 });
  const { rows } = await accounts.query(
    'select id, payload, created_at, ip_address from auth.audit_log_entries order by created_at desc, id limit $1 offset $2',
    [perPage, (page - 1) * perPage],
  );
  return rows;
}

export function emailExists(): Error {
  return makeAuthRefusal(
    422,
    'email_exists',
    'A user with this email address has already been registered',
  );
}

export async function requireAccount(
  client: Parameters<typeof findUser>[0],
  { params }: AuthRequest,
): Promise<UserRow> {
  const user = await findUser(client, requireId(params.id, 'user_id'));
  if (user === null) throw notFound();
  return user;
}

async function effaceUser(
  client: PoolClient,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await client.query(
    `update auth.users set deleted_at = $2, updated_at = $2, email = id || '@deleted.invalid', encrypted_password = null,
       phone = null, email_change = '', raw_user_meta_data = '{}' where id = $1`,
    [id, now],
  );
  for (const table of [
    'identities',
    'sessions',
    'one_time_tokens',
    'pending_sign_ups',
    'mfa_factors',
    'flow_state',
  ])
    await client.query(`delete from auth.${table} where user_id = $1`, [id]);
}

function readCount(
  text: string | null,
  { fallback, max }: { fallback: number; max: number },
): number {
  const count = Number(text);
  return text && Number.isInteger(count) && count >= 1 ? Math.min(count, max) : fallback;
}

export function notFound(): Error {
  return makeAuthRefusal(404, 'user_not_found', 'User not found');
}

export const accountSchema = z.object({
  email: z.optional(z.nullable(emailSchema)),
  password: z.optional(z.nullable(textSchema)),
  email_confirm: z.optional(z.nullable(z.boolean())),
  user_metadata: z.optional(z.nullable(metadataSchema)),
  app_metadata: z.optional(z.nullable(appMetadataSchema)),
  ban_duration: z.optional(z.nullable(textSchema)),
});
/** Raised by `private.keep_issued` and `private.keep_payments`. */
const FROZEN = 'FROZE';
const deleteSchema = z.object({ should_soft_delete: z.optional(z.nullable(z.boolean())) });
