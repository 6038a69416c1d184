import { describeUser } from '#server/backend/auth/accounts/describe-user.ts';
import type { UserRow } from '#server/backend/auth/accounts/users.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { trimForToken } from '#server/backend/auth/protocol/metadata.ts';
import type { Querier } from '#server/backend/auth/protocol/transaction.ts';
import { LIFETIME_S } from '#server/backend/keys/access-tokens.ts';

/** The session that supabase-js stores. */
export type SessionAnswer = {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: Record<string, unknown>;
};

/** Signs an access token for a session and returns both tokens with the user. */
export async function writeSession(
  { tokens, now }: AuthService,
  client: Querier,
  { user, sessionId, refreshToken }: { user: UserRow; sessionId: string; refreshToken: string },
): Promise<SessionAnswer> {
  const { aal, amr } = await readProofs(client, sessionId);
  const { token, expiresAt } = await tokens.sign(
    {
      sub: user.id,
      email: user.email,
      phone: '',
      ...trimForToken({
        userMetadata: user.raw_user_meta_data,
        appMetadata: user.raw_app_meta_data,
      }),
      role: user.role,
      aal,
      amr,
      session_id: sessionId,
      is_anonymous: user.is_anonymous,
    },
    now(),
  );
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: LIFETIME_S,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: await describeUser(client, user),
  };
}

type Proofs = { aal: 'aal1' | 'aal2'; amr: { method: string; timestamp: number }[] };

async function readProofs(client: Querier, sessionId: string): Promise<Proofs> {
  const { rows } = await client.query<{ aal: 'aal1' | 'aal2'; method: string; timestamp: number }>(
    `select sessions.aal, authentication_method as method, extract(epoch from amr.updated_at)::int as timestamp
     from auth.sessions join auth.mfa_amr_claims as amr on session_id = sessions.id
     where sessions.id = $1 order by amr.updated_at desc`,
    [sessionId],
  );
  return {
    aal: rows[0]?.aal ?? 'aal1',
    amr: rows.map(({ method, timestamp }) => ({ method, timestamp })),
  };
}
