import {
  createLocalJWKSet,
  importJWK,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { Keys, SigningKey } from './keys.ts';

/** Access tokens of one hour; `issuer` is the URL of the accounts, « https://…/auth/v1 ». */
export type AccessTokens = {
  sign: (claims: AccessClaims, now: Date) => Promise<{ token: string; expiresAt: number }>;
  /** The claims of a valid token, or why it is refused. */
  verify: (token: string, now: Date) => Promise<VerifiedToken>;
  /** The public key set (RFC 7517). */
  publicKeys: JSONWebKeySet;
};

/** GoTrue’s claims, without the registered ones. */
export type AccessClaims = {
  sub: string;
  email: string;
  phone: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  role: string;
  aal: 'aal1' | 'aal2';
  amr: { method: string; timestamp: number }[];
  session_id: string;
  is_anonymous: boolean;
};

export type VerifiedToken =
  | { ok: true; claims: JWTPayload & { sub: string; session_id: string; role: string } }
  | { ok: false; reason: 'expired' | 'invalid' };

export async function createAccessTokens(keys: Keys, issuer: string): Promise<AccessTokens> {
  const [current] = keys.signing;
  const privateKey = await importJWK(current.privateKey, 'ES256');
  const publicKeys = { keys: keys.signing.map(toPublicKey) };
  const keySet = createLocalJWKSet(publicKeys);
  return {
    publicKeys,
    sign: async (claims, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const expiresAt = issuedAt + LIFETIME_S;
      const token = await new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: current.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(privateKey);
      return { token, expiresAt };
    },
    verify: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, keySet, {
          algorithms: ['ES256'],
          issuer,
          audience: AUDIENCE,
          currentDate: now,
          requiredClaims: ['sub', 'exp', 'session_id', 'role'],
        });
        const { sub, session_id, role } = payload;
        if (typeof sub !== 'string' || typeof session_id !== 'string' || typeof role !== 'string')
          return INVALID;
        return { ok: true, claims: { ...payload, sub, session_id, role } };
      } catch (error) {
        const isExpired =
          error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED';
        return isExpired ? { ok: false, reason: 'expired' } : INVALID;
      }
    },
  };
}

export const LIFETIME_S = 3600;

function toPublicKey({ kid, privateKey: { d: _secret, ...publicKey } }: SigningKey) {
  return { ...publicKey, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
}

const AUDIENCE = 'authenticated';
const INVALID = { ok: false, reason: 'invalid' } as const;
