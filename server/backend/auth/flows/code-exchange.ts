import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { hashToken, makeToken } from '#server/backend/auth/accounts/secrets.ts';
import { findUser } from '#server/backend/auth/accounts/users.ts';
import {
  type AuthRequest,
  parseBody,
  textSchema,
} from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { inTransaction, type Querier } from '#server/backend/auth/protocol/transaction.ts';
import { type Method, openSession } from '#server/backend/auth/sessions/open-session.ts';

/** The fields that supabase-js sends with `flowType: 'pkce'` (RFC 7636, 4.3). */
export type Challenge = {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
};

/** Prefix of the token of a link requested with a code exchange. */
export const CODE_PREFIX = 'pkce_';

export function hasChallenge(
  challenge: Challenge,
): challenge is { code_challenge: string; code_challenge_method: string } {
  return Boolean(challenge.code_challenge);
}

/** Stores a challenge until its code is exchanged. */
export async function keepChallenge(
  client: Querier,
  {
    userId,
    challenge,
    method,
    provider = 'email',
    now,
  }: { userId: string; challenge: Challenge; method: Method; provider?: string; now: Date },
): Promise<void> {
  if (!hasChallenge(challenge)) return;
  const kind = methodOfChallenge(challenge);
  await client.query('delete from auth.flow_state where user_id = $1', [userId]);
  await client.query(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
       authentication_method, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [
      randomUUID(),
      userId,
      hashToken(makeToken()),
      kind,
      challenge.code_challenge,
      provider,
      method,
      now,
    ],
  );
}

/** RFC 7636, 4.2; « plain » by default. */
export function methodOfChallenge({ code_challenge_method }: Challenge): 's256' | 'plain' {
  return code_challenge_method?.toLowerCase() === 's256' ? 's256' : 'plain';
}

/**
 * A code for whoever followed a link; only the browser that requested the link can exchange it for
 * a session. Null when no challenge is pending.
 */
export async function issueCode(
  client: Querier,
  { userId, method, now }: { userId: string; method: Method; now: Date },
): Promise<string | null> {
  const code = makeToken();
  const { rowCount } = await client.query(
    `update auth.flow_state set auth_code = $2, auth_code_issued_at = $3, updated_at = $3,
       authentication_method = $4 where user_id = $1`,
    [userId, hashToken(code), now, method],
  );
  return rowCount === 1 ? code : null;
}

/**
 * POST /token?grant_type=pkce: exchanges a code once, within five minutes, for the holder of the
 * verifier (RFC 7636, 4.5).
 */
export function exchangeCode(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { auth_code, code_verifier } = parseBody(bodySchema, request.body);
  return inTransaction(service.accounts, async (client) => {
    const { rows } = await client.query<FlowRow>(
      `delete from auth.flow_state where auth_code = $1 and auth_code_issued_at is not null
       returning user_id, code_challenge, code_challenge_method, authentication_method, auth_code_issued_at`,
      [hashToken(auth_code)],
    );
    const [flow] = rows;
    if (!flow)
      throw makeAuthRefusal(
        404,
        'flow_state_not_found',
        'invalid flow state, no valid flow state found',
      );
    if (service.now().getTime() - flow.auth_code_issued_at.getTime() > CODE_LIFETIME_MS)
      throw makeAuthRefusal(
        403,
        'flow_state_expired',
        'invalid flow state, flow state has expired',
      );
    if (!isVerifier(code_verifier, flow))
      throw makeAuthRefusal(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      );
    const user = await findUser(client, flow.user_id);
    if (user === null) throw makeAuthRefusal(403, 'user_not_found', 'User not found');
    return openSession(service, client, { request, user, method: flow.authentication_method });
  });
}

type FlowRow = {
  user_id: string;
  code_challenge: string;
  code_challenge_method: 's256' | 'plain';
  authentication_method: Method;
  auth_code_issued_at: Date;
};

function isVerifier(verifier: string, flow: FlowRow): boolean {
  const shown =
    flow.code_challenge_method === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier;
  const [left, right] = [Buffer.from(shown), Buffer.from(flow.code_challenge)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const bodySchema = z.object({ auth_code: textSchema, code_verifier: textSchema });
const CODE_LIFETIME_MS = 300_000;
