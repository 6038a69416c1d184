import { randomUUID } from 'node:crypto';
import type { IdentityRow } from '#server/backend/auth/accounts/describe-user.ts';
import type { ProviderIdentity } from '#server/backend/auth/protocol/provider.ts';
import type { ProviderName } from '#server/backend/auth/protocol/provider-settings.ts';
import type { Querier } from '#server/backend/auth/protocol/transaction.ts';

type Vouched = { provider: ProviderName; identity: ProviderIdentity };

/** The account of an identity, or null. */
export async function findOwner(
  client: Querier,
  { provider, identity }: Vouched,
): Promise<string | null> {
  const { rows } = await client.query<{ user_id: string }>(
    'select user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, identity.subject],
  );
  return rows[0]?.user_id ?? null;
}

/** Adds an identity to an account, unless it has an owner already; returns its owner. */
export async function addIdentity(
  client: Querier,
  { userId, now, ...vouched }: Vouched & { userId: string; now: Date },
): Promise<string | null> {
  const row = draftProviderIdentity({ ...vouched, userId, now });
  await client.query(
    `insert into auth.identities (id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6, $6) on conflict (provider_id, provider) do nothing`,
    [row.id, row.provider_id, userId, row.identity_data, row.provider, now],
  );
  return findOwner(client, vouched);
}

export function draftProviderIdentity({
  provider,
  identity,
  userId,
  now,
}: Vouched & { userId: string; now: Date }): IdentityRow {
  return {
    id: randomUUID(),
    provider_id: identity.subject,
    user_id: userId,
    identity_data: describeIdentity(identity),
    provider,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
    email: identity.email ?? '',
  };
}

/** Records a sign-in and the provider’s current claims. */
export async function noteSignIn(
  client: Querier,
  { provider, identity, now }: Vouched & { now: Date },
): Promise<void> {
  await client.query(
    `update auth.identities set identity_data = $3, last_sign_in_at = $4, updated_at = $4
     where provider = $1 and provider_id = $2`,
    [provider, identity.subject, describeIdentity(identity), now],
  );
}

/** Writes an account’s providers into its metadata, oldest first, for its tokens. */
export async function noteProviders(
  client: Querier,
  { userId, now }: { userId: string; now: Date },
): Promise<Record<string, unknown>> {
  const { rows } = await client.query<{ data: Record<string, unknown> }>(
    `update auth.users set updated_at = $2, raw_app_meta_data = raw_app_meta_data || (
       select jsonb_build_object('provider', (array_agg(provider order by first))[1], 'providers', array_agg(provider order by first))
       from (select provider, min(created_at) as first from auth.identities where user_id = $1 group by provider) as ways)
     where id = $1 returning raw_app_meta_data as data`,
    [userId, now],
  );
  return rows[0]?.data ?? {};
}

/** Claims under GoTrue’s names. */
export function describeIdentity(identity: ProviderIdentity): Record<string, unknown> {
  const { issuer, subject, email, isEmailVerified, name, picture } = identity;
  return {
    iss: issuer,
    sub: subject,
    provider_id: subject,
    ...(email !== null && { email }),
    email_verified: isEmailVerified,
    phone_verified: false,
    ...(name !== null && { name, full_name: name }),
    ...(picture !== null && { picture, avatar_url: picture }),
  };
}
