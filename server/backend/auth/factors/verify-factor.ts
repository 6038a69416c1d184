import type { PoolClient } from 'pg';
import * as z from 'zod/mini';
import { audit } from '#server/backend/auth/accounts/audit.ts';
import {
  type AuthRequest,
  idSchema,
  parseBody,
  requireId,
  textSchema,
} from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { forgetRate, requireRate } from '#server/backend/auth/protocol/limits.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { tellChange } from '#server/backend/auth/protocol/tell-change.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import { requireUser } from '#server/backend/auth/sessions/require-user.ts';
import { CHALLENGE_MS } from './challenge.ts';
import { createTotp } from './enroll.ts';
import { type FactorRow, requireFactor } from './factor-row.ts';
import { raiseSession } from './raise-session.ts';

/** POST /factors/:id/verify: a correct code activates the factor and raises the session to AAL2. */
export async function verifyFactor(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { user, sessionId } = await requireUser(service, request);
  const factorId = requireId(request.params.id, 'factor_id');
  const { challenge_id, code } = parseBody(bodySchema, request.body);
  await requireRate(service.limits.code, user.id);
  const answer = await inTransaction(service.accounts, async (client) => {
    const factor = await requireFactor(client, { id: factorId, userId: user.id });
    await useCode(service, client, { factor, challengeId: challenge_id, code });
    await makeVerified(client, { factor, now: service.now() });
    await audit(client, request, { action: 'verification_attempted', user, now: service.now() });
    const raised = await raiseSession(service, client, {
      user,
      sessionId,
      factorId,
      method: 'totp',
    });
    if (factor.status !== 'verified') await tellChange(service, user, { kind: 'factor-added' });
    return raised;
  });
  await forgetRate(service.limits.code, user.id);
  return answer;
}

/** Refuses a code that is wrong, already used, or without a recent challenge. */
async function useCode(
  { now }: AuthService,
  client: PoolClient,
  { factor, challengeId, code }: { factor: FactorRow; challengeId: string; code: string },
): Promise<void> {
  const { rowCount } = await client.query(
    'select from auth.mfa_challenges where id = $1 and factor_id = $2 and verified_at is null and created_at >= $3',
    [challengeId, factor.id, new Date(now().getTime() - CHALLENGE_MS)],
  );
  if (rowCount === 0)
    throw makeAuthRefusal(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
    );
  if (factor.factor_type !== 'totp' || factor.secret === null) throw wrongCode();
  const totp = createTotp(factor.secret);
  const delta = totp.validate({ token: code, timestamp: now().getTime(), window: 1 });
  if (delta === null) throw wrongCode();
  // A code is accepted once (RFC 6238, 5.2).
  const step = String(totp.counter({ timestamp: now().getTime() }) + delta);
  const used = await client.query(
    'select from auth.mfa_challenges where factor_id = $1 and otp_code = $2',
    [factor.id, step],
  );
  if (used.rowCount !== 0) throw wrongCode();
  await client.query(
    'update auth.mfa_challenges set verified_at = $2, otp_code = $3 where id = $1',
    [challengeId, now(), step],
  );
}

/** The first correct code also drops unfinished enrolments. */
async function makeVerified(
  client: PoolClient,
  { factor, now }: { factor: FactorRow; now: Date },
): Promise<void> {
  if (factor.status === 'verified') return;
  await client.query(
    "update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1",
    [factor.id, now],
  );
  await client.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [
    factor.user_id,
  ]);
}

function wrongCode(): Error {
  return makeAuthRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
}

const bodySchema = z.object({ challenge_id: idSchema, code: textSchema });
