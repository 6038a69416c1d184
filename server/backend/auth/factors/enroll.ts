import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import * as z from 'zod/mini';
import { audit } from '#server/backend/auth/accounts/audit.ts';
import { type AuthRequest, parseBody } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import { requireUser } from '#server/backend/auth/sessions/require-user.ts';
import { hasVerified, listFactors } from './factor-row.ts';

/**
 * POST /factors: adds a TOTP factor (RFC 6238), active once its first code is verified. Returns its
 * secret and a QR code.
 */
export async function enroll(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { user, aal } = await requireUser(service, request);
  const { factor_type, friendly_name, issuer } = parseBody(bodySchema, request.body);
  if (factor_type !== 'totp')
    throw makeAuthRefusal(
      422,
      `mfa_${factor_type}_enroll_not_enabled`,
      `MFA enroll is disabled for ${factor_type}`,
    );
  const friendlyName = friendly_name?.trim() ?? '';
  const secret = new Secret({ size: 20 }).base32;
  const id = randomUUID();
  await inTransaction(service.accounts, async (client) => {
    await client.query('select from auth.users where id = $1 for update', [user.id]);
    const factors = await listFactors(client, user.id);
    if (hasVerified(factors) && aal !== 'aal2')
      throw makeAuthRefusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    if (factors.length >= MAX_FACTORS)
      throw makeAuthRefusal(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of enrolled factors reached, unenroll to continue',
      );
    if (friendlyName !== '' && factors.some((factor) => factor.friendly_name === friendlyName))
      throw makeAuthRefusal(
        422,
        'mfa_factor_name_conflict',
        'A factor with this friendly name for this user already exists',
      );
    const now = service.now();
    await client.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, $3, 'totp', 'unverified', $4, $5, $5)`,
      [id, user.id, friendlyName, secret, now],
    );
    await audit(client, request, { action: 'factor_in_progress', user, now });
  });
  const uri = createTotp(secret, {
    issuer: issuer?.trim() || new URL(service.site.origin).hostname,
    label: user.email,
  }).toString();
  return {
    id,
    type: 'totp',
    friendly_name: friendlyName,
    totp: { qr_code: renderSVG(uri), secret, uri },
  };
}

export function createTotp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: 6, period: 30 });
}

const bodySchema = z.object({
  factor_type: z.enum(['totp', 'phone', 'webauthn']),
  friendly_name: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  issuer: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
});
const MAX_FACTORS = 10;
