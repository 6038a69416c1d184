import type { PoolClient } from 'pg';
import * as z from 'zod/mini';
import { audit } from '#server/backend/auth/accounts/audit.ts';
import { describeUser } from '#server/backend/auth/accounts/describe-user.ts';
import { addUser, draftIdentity, draftUser } from '#server/backend/auth/accounts/make-user.ts';
import { keepToken } from '#server/backend/auth/accounts/one-time-tokens.ts';
import { hashPassword, requireStrongPassword } from '#server/backend/auth/accounts/password.ts';
import { makeToken, saltOf } from '#server/backend/auth/accounts/secrets.ts';
import { findUser, findUserByEmail, type UserRow } from '#server/backend/auth/accounts/users.ts';
import { beginEmailChange } from '#server/backend/auth/flows/email-change.ts';
import { makeLinkToken, sendInvite } from '#server/backend/auth/flows/send-link.ts';
import { type LinkType, writeLink } from '#server/backend/auth/protocol/auth-emails.ts';
import {
  type AuthRequest,
  emailSchema,
  parseBody,
  textSchema,
} from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { metadataSchema } from '#server/backend/auth/protocol/metadata.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { chooseRedirect } from '#server/backend/auth/protocol/redirect.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import { emailExists } from './users.ts';

/** POST /admin/generate_link: returns a link for the operator to deliver. */
export async function generateLink(service: AuthService, request: AuthRequest): Promise<unknown> {
  const body = parseBody(bodySchema, request.body);
  const redirectTo = chooseRedirect(
    service.site,
    request.query.get('redirect_to') ?? body.redirect_to ?? null,
  );
  // Before the transaction: no connection is held while the hash waits for its turn.
  const { email, password } = body;
  const salt = saltOf(email, service.keys.secret);
  const passwordHash = password ? await hashPassword(password, request, salt) : null;
  return inTransaction(service.accounts, async (client) => {
    const user = await findOrAdd(service, client, { ...body, passwordHash });
    const token = await issueToken(service, client, { user, body: { ...body, passwordHash } });
    const type: LinkType = body.type.startsWith('email_change')
      ? 'email_change'
      : (body.type as Exclude<typeof body.type, `email_change_${string}`>); // the other types
    await audit(client, request, { action: 'user_invited', user, now: service.now() });
    return {
      ...(await describeUser(client, (await findUser(client, user.id)) ?? user)),
      action_link: writeLink(service, { token, type, redirectTo }),
      email_otp: token,
      hashed_token: token,
      verification_type: body.type,
      redirect_to: redirectTo,
    };
  });
}

/** POST /invite: creates an account and sends the link that opens it. */
export function invite(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { email, data } = parseBody(inviteSchema, request.body);
  const redirectTo = chooseRedirect(service.site, request.query.get('redirect_to'));
  return inTransaction(service.accounts, async (client) => {
    const user = await findOrAdd(service, client, {
      type: 'invite',
      email,
      data,
      passwordHash: null,
    });
    await client.query('update auth.users set invited_at = $2 where id = $1', [
      user.id,
      service.now(),
    ]);
    await sendInvite(service, client, { user, redirectTo });
    await audit(client, request, { action: 'user_invited', user, now: service.now() });
    return describeUser(client, (await findUser(client, user.id)) ?? user);
  });
}

type LinkBody = Pick<z.infer<typeof bodySchema>, 'type' | 'email' | 'password' | 'data'> & {
  passwordHash: string | null;
};

/** The account of this address, created if missing; refuses to invite a confirmed account. */
async function findOrAdd(
  service: AuthService,
  client: PoolClient,
  { type, email, password, passwordHash, data }: LinkBody,
): Promise<UserRow> {
  const isOpening = type === 'signup' || type === 'invite';
  const known = await findUserByEmail(client, email, { forUpdate: true });
  if (known !== null) {
    if (isOpening && known.email_confirmed_at !== null) throw emailExists();
    return known;
  }
  if (!isOpening && type !== 'magiclink')
    throw makeAuthRefusal(404, 'user_not_found', 'User with this email not found');
  if (type === 'signup' && !password)
    throw makeAuthRefusal(400, 'validation_failed', 'Signup requires a valid password');
  if (password) requireStrongPassword(password, email);
  const draft = draftUser({
    email,
    passwordHash,
    data: data ?? {},
    now: service.now(),
  });
  if (!(await addUser(client, draft, draftIdentity(draft)))) throw emailExists();
  return draft;
}

async function issueToken(
  service: AuthService,
  client: PoolClient,
  { user, body }: { user: UserRow; body: z.infer<typeof bodySchema> & LinkBody },
): Promise<string> {
  const { type, new_email: newEmail } = body;
  if (type === 'signup') await givePassword(client, { user, body });
  if (type !== 'email_change_current' && type !== 'email_change_new')
    return makeLinkToken(service, client, { user, kind: type });
  if (!newEmail)
    throw makeAuthRefusal(
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    );
  if ((await findUserByEmail(client, newEmail)) !== null) throw emailExists();
  const [token, now] = [makeToken(), service.now()];
  await beginEmailChange(client, { user, newEmail, now });
  const isNew = type === 'email_change_new';
  await keepToken(client, {
    userId: user.id,
    type: isNew ? 'email_change_token_new' : 'email_change_token_current',
    token,
    email: isNew ? newEmail : user.email,
    now,
  });
  return token;
}

/** A pending account takes the operator’s password, whatever its sign-ups chose. */
async function givePassword(
  client: PoolClient,
  { user, body: { password, passwordHash, data } }: { user: UserRow; body: LinkBody },
): Promise<void> {
  // A new account has it already.
  if (!password || passwordHash === null || user.encrypted_password === passwordHash) return;
  requireStrongPassword(password, user.email);
  await client.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = coalesce($3, raw_user_meta_data)
     where id = $1`,
    [user.id, passwordHash, data ?? null],
  );
}

const bodySchema = z.object({
  type: z.enum([
    'signup',
    'invite',
    'magiclink',
    'recovery',
    'email_change_current',
    'email_change_new',
  ]),
  email: emailSchema,
  new_email: z.optional(z.nullable(emailSchema)),
  password: z.optional(z.nullable(textSchema)),
  data: z.optional(z.nullable(metadataSchema)),
  redirect_to: z.optional(z.nullable(textSchema)),
});
const inviteSchema = z.object({ email: emailSchema, data: z.optional(z.nullable(metadataSchema)) });
