import type { Querier } from '#server/backend/auth/protocol/transaction.ts';
import type { UserRow } from './users.ts';

export type IdentityRow = {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: Record<string, unknown>;
  provider: string;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
  email: string;
};

type FactorRow = {
  id: string;
  friendly_name: string | null;
  factor_type: string;
  status: string;
  created_at: Date;
  updated_at: Date;
};

/** The user as JSON of the protocol, with its identities and factors. */
export async function describeUser(
  client: Querier,
  user: UserRow,
): Promise<Record<string, unknown>> {
  const identities = await client.query<IdentityRow>(
    `select id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at, email
     from auth.identities where user_id = $1 order by created_at`,
    [user.id],
  );
  const factors = await client.query<FactorRow>(
    `select id, friendly_name, factor_type, status, created_at, updated_at
     from auth.mfa_factors where user_id = $1 order by created_at`,
    [user.id],
  );
  return writeUser(user, identities.rows, factors.rows);
}

/** Same, from rows already read. Empty fields are omitted, as GoTrue does. */
export function writeUser(
  user: UserRow,
  identities: readonly IdentityRow[],
  factors: readonly FactorRow[] = [],
): Record<string, unknown> {
  const times = {
    invited_at: user.invited_at,
    email_confirmed_at: user.email_confirmed_at,
    confirmed_at: user.email_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    recovery_sent_at: user.recovery_sent_at,
    email_change_sent_at: user.email_change_sent_at,
    reauthentication_sent_at: user.reauthentication_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    banned_until: user.banned_until,
  };
  return {
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    email: user.email,
    phone: '',
    ...Object.fromEntries(Object.entries(times).filter(([, time]) => time !== null)),
    ...(user.email_change !== '' && { new_email: user.email_change }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: identities.map(({ id, provider_id, ...identity }) => ({
      identity_id: id,
      id: provider_id,
      ...identity,
    })),
    ...(factors.length > 0 && { factors }),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}
