import type { PoolClient } from 'pg';
import { audit } from '#server/backend/auth/accounts/audit.ts';
import { addUser, draftUser } from '#server/backend/auth/accounts/make-user.ts';
import { findUser, findUserByEmail, type UserRow } from '#server/backend/auth/accounts/users.ts';
import type { AuthRequest } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { trimMetadata } from '#server/backend/auth/protocol/metadata.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import type { ProviderIdentity } from '#server/backend/auth/protocol/provider.ts';
import type { ProviderName } from '#server/backend/auth/protocol/provider-settings.ts';
import { requireWelcome } from '#server/backend/auth/sessions/open-session.ts';
import {
  addIdentity,
  describeIdentity,
  draftProviderIdentity,
  findOwner,
  noteProviders,
  noteSignIn,
} from './identity-rows.ts';
import { takeOver } from './take-over.ts';

type Arrival = { request: AuthRequest; provider: ProviderName; identity: ProviderIdentity };

/**
 * The account of an identity: the one linked to it, else the one of its e-mail address if the
 * provider verified it, else a new one. An unverified address neither opens nor creates an account.
 */
export async function signInByIdentity(
  service: AuthService,
  client: PoolClient,
  arrival: Arrival,
): Promise<UserRow> {
  const owner = await findOwner(client, arrival);
  if (owner !== null) return welcomeBack(service, client, { ...arrival, userId: owner });
  const email = requireVerifiedEmail(arrival);
  const known = await findUserByEmail(client, email, { forUpdate: true });
  if (known !== null) return adopt(service, client, { ...arrival, user: known });
  const user = await signUp(service, client, { ...arrival, email });
  if (user !== null) return user;
  // A simultaneous request has just created it.
  const other = await findUserByEmail(client, email, { forUpdate: true });
  if (other === null) throw makeAuthRefusal(409, 'conflict', 'Two requests met; try again');
  return adopt(service, client, { ...arrival, user: other });
}

async function welcomeBack(
  service: AuthService,
  client: PoolClient,
  { request, userId, ...vouched }: Arrival & { userId: string },
): Promise<UserRow> {
  const now = service.now();
  // Lock the account before its identities, always: two requests must not deadlock.
  const user = await findUser(client, userId, { forUpdate: true });
  if (user === null) throw makeAuthRefusal(403, 'user_not_found', 'User not found');
  requireWelcome(user, now);
  // Imported accounts may have identities that were never confirmed.
  if (user.email_confirmed_at === null)
    throw makeAuthRefusal(400, 'email_not_confirmed', 'Email not confirmed');
  await noteSignIn(client, { ...vouched, now });
  await audit(client, request, { action: 'login', user, now });
  return user;
}

function requireVerifiedEmail({ provider, identity }: Arrival): string {
  const { email, isEmailVerified } = identity;
  if (email === null)
    throw makeAuthRefusal(422, 'validation_failed', `No email address from ${provider}`);
  if (!isEmailVerified)
    throw makeAuthRefusal(
      403,
      'provider_email_needs_verification',
      `Unverified email with ${provider}`,
    );
  return email;
}

async function adopt(
  service: AuthService,
  client: PoolClient,
  { request, user, ...vouched }: Arrival & { user: UserRow },
): Promise<UserRow> {
  const now = service.now();
  requireWelcome(user, now);
  const isUnconfirmed = user.email_confirmed_at === null;
  if (isUnconfirmed)
    await takeOver(client, { userId: user.id, data: writeMetadata(vouched.identity), now });
  const owner = await addIdentity(client, { ...vouched, userId: user.id, now });
  if (owner !== user.id)
    throw makeAuthRefusal(
      422,
      'identity_already_exists',
      'Identity is already linked to another user',
    );
  await noteProviders(client, { userId: user.id, now });
  await audit(client, request, { action: isUnconfirmed ? 'user_signedup' : 'login', user, now });
  return (await findUser(client, user.id)) ?? user;
}

/** Null when the address has just been taken. */
async function signUp(
  service: AuthService,
  client: PoolClient,
  { request, email, ...vouched }: Arrival & { email: string },
): Promise<UserRow | null> {
  if (!service.isSignUpOpen())
    throw makeAuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance');
  const { provider, identity } = vouched;
  const now = service.now();
  const draft = draftUser({ email, passwordHash: null, data: writeMetadata(identity), now });
  const user: UserRow = {
    ...draft,
    email_confirmed_at: now,
    confirmation_sent_at: null,
    raw_app_meta_data: { provider, providers: [provider] },
  };
  const row = draftProviderIdentity({ ...vouched, userId: user.id, now });
  if (!(await addUser(client, user, row))) return null;
  await audit(client, request, { action: 'user_signedup', user, now });
  return user;
}

/** Claims under profile names; optional ones are dropped when too long for a token. */
function writeMetadata(identity: ProviderIdentity): Record<string, unknown> {
  const { firstName, lastName } = identity;
  const data = {
    ...describeIdentity(identity),
    ...(firstName !== null && { first_name: firstName }),
    ...(lastName !== null && { last_name: lastName }),
  };
  return trimMetadata(data, ['picture', 'avatar_url', 'full_name', 'name']);
}
