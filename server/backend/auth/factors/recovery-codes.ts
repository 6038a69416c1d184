import { randomUUID } from 'node:crypto';
import { Secret } from 'otpauth';
import type { PoolClient } from 'pg';
import * as z from 'zod/mini';
import { audit } from '#server/backend/auth/accounts/audit.ts';
import { hashToken } from '#server/backend/auth/accounts/secrets.ts';
import {
  type AuthRequest,
  parseBody,
  textSchema,
} from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { forgetRate, takeRate } from '#server/backend/auth/protocol/limits.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { tellChange } from '#server/backend/auth/protocol/tell-change.ts';
import { inTransaction, type Querier } from '#server/backend/auth/protocol/transaction.ts';
import { type OpenSession, requireUser } from '#server/backend/auth/sessions/require-user.ts';
import { type FactorRow, listFactors } from './factor-row.ts';
import { raiseSession } from './raise-session.ts';
import { removeFactor } from './unenroll.ts';

/** GET /factors/recovery-codes: how many are left. */
export async function countCodes(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { user } = await requireUser(service, request);
  const factor = await requireCodes(service.accounts, user.id);
  const { rows } = await service.accounts.query<{ total: number; remaining: number }>(
    `select count(*)::int as total, (count(*) filter (where used_at is null))::int as remaining
     from auth.mfa_recovery_codes where factor_id = $1`,
    [factor.id],
  );
  return { id: factor.id, type: 'recovery_code', ...rows[0] };
}

/** POST /factors/recovery-codes: creates codes that replace a lost factor; they are shown once. */
export async function generateCodes(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { user } = await requireStrong(service, request);
  const { friendly_name } = parseBody(generateSchema, request.body);
  const name = friendly_name?.trim() || 'Recovery codes';
  return inTransaction(service.accounts, async (client) => {
    await client.query('select from auth.users where id = $1 for update', [user.id]);
    const factors = await listFactors(client, user.id);
    if (factors.some(isCodes))
      throw makeAuthRefusal(422, 'mfa_verified_factor_exists', 'Recovery codes already exist');
    if (!factors.some((factor) => factor.status === 'verified'))
      throw makeAuthRefusal(
        422,
        'mfa_recovery_codes_sole_factor',
        'Recovery codes need another verified factor',
      );
    if (factors.some((factor) => factor.friendly_name === name))
      throw makeAuthRefusal(
        422,
        'mfa_factor_name_conflict',
        'A factor with this friendly name for this user already exists',
      );
    const id = randomUUID();
    await client.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
       values ($1, $2, $3, 'recovery_code', 'verified', $4, $4)`,
      [id, user.id, name, service.now()],
    );
    return renew(service, client, { user, id, name });
  });
}

/** POST /factors/recovery-codes/regenerate: replaces all codes. */
export async function regenerateCodes(
  service: AuthService,
  request: AuthRequest,
): Promise<unknown> {
  const { user } = await requireStrong(service, request);
  return inTransaction(service.accounts, async (client) => {
    const factor = await requireCodes(client, user.id);
    const name = factor.friendly_name ?? '';
    return renew(service, client, { user, id: factor.id, name });
  });
}

/** POST /factors/recovery-codes/verify: accepts a code, once, instead of the other factor. */
export async function verifyCode(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { user, sessionId } = await requireUser(service, request);
  const { code } = parseBody(verifySchema, request.body);
  if (!(await takeRate(service.limits.code, user.id)))
    throw makeAuthRefusal(
      429,
      'mfa_recovery_codes_locked',
      'Too many failed attempts, try again later',
    );
  const answer = await inTransaction(service.accounts, async (client) => {
    const factor = await requireCodes(client, user.id);
    const { rowCount } = await client.query(
      'update auth.mfa_recovery_codes set used_at = $3 where factor_id = $1 and code_hash = $2 and used_at is null',
      [factor.id, hashCode(factor.id, code), service.now()],
    );
    if (rowCount === 0)
      throw makeAuthRefusal(422, 'mfa_verification_failed', 'Invalid recovery code');
    await audit(client, request, { action: 'verification_attempted', user, now: service.now() });
    return raiseSession(service, client, {
      user,
      sessionId,
      factorId: factor.id,
      method: 'recovery_code',
    });
  });
  await forgetRate(service.limits.code, user.id);
  return answer;
}

/** DELETE /factors/recovery-codes. */
export async function removeCodes(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { user } = await requireStrong(service, request);
  return inTransaction(service.accounts, async (client) => {
    const { id } = await requireCodes(client, user.id);
    await removeFactor(client, { id, userId: user.id });
    await audit(client, request, { action: 'factor_unenrolled', user, now: service.now() });
    await tellChange(service, user, { kind: 'codes-removed' });
    return { id };
  });
}

async function requireStrong(service: AuthService, request: AuthRequest): Promise<OpenSession> {
  const session = await requireUser(service, request);
  if (session.aal === 'aal2') return session;
  throw makeAuthRefusal(403, 'insufficient_aal', 'AAL2 required to manage recovery codes');
}

async function requireCodes(client: Querier, userId: string): Promise<FactorRow> {
  const factor = (await listFactors(client, userId)).find(isCodes);
  if (!factor) throw makeAuthRefusal(404, 'mfa_factor_not_found', 'Recovery codes not found');
  return factor;
}

async function renew(
  service: AuthService,
  client: PoolClient,
  { user, id, name }: { user: { email: string }; id: string; name: string },
): Promise<unknown> {
  const codes = Array.from({ length: COUNT }, () => new Secret({ size: 10 }).base32.toLowerCase());
  await client.query('delete from auth.mfa_recovery_codes where factor_id = $1', [id]);
  for (const code of codes)
    await client.query(
      'insert into auth.mfa_recovery_codes (id, factor_id, code_hash, created_at) values ($1, $2, $3, $4)',
      [randomUUID(), id, hashCode(id, code), service.now()],
    );
  await tellChange(service, user, { kind: 'codes-made' });
  return { id, type: 'recovery_code', friendly_name: name, total: COUNT, codes };
}

/** Case, spaces and hyphens do not count. Codes hold 80 random bits. */
function hashCode(factorId: string, code: string): string {
  return hashToken(`${factorId} ${code.toLowerCase().replaceAll(/[\s-]/g, '')}`);
}

function isCodes({ factor_type }: FactorRow): boolean {
  return factor_type === 'recovery_code';
}

const COUNT = 10;
const verifySchema = z.object({ code: textSchema });
const generateSchema = z.object({
  friendly_name: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
});
