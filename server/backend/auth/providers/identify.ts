import { type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { emailSchema } from '#server/backend/auth/protocol/auth-request.ts';
import {
  fetchOutside,
  outsideFault,
  readOutsideJson,
} from '#server/backend/auth/protocol/fetch-outside.ts';
import type { ProviderCallback, ProviderIdentity } from '#server/backend/auth/protocol/provider.ts';
import type { ProviderSettings } from '#server/backend/auth/protocol/provider-settings.ts';
import type { Endpoints } from './discover.ts';

/** Exchanges a code for an ID token and validates it (Core 1.0, 3.1.3). Throws if invalid. */
export async function identify(
  settings: ProviderSettings,
  endpoints: Endpoints,
  callback: ProviderCallback,
): Promise<ProviderIdentity> {
  const isFromOther = callback.issuer !== null && callback.issuer !== settings.issuer;
  if (isFromOther || (endpoints.saysIssuer && callback.issuer === null))
    throw outsideFault('other_issuer');
  const idToken = await exchangeCode(settings, endpoints, callback);
  const { payload } = await jwtVerify(idToken, endpoints.keySet, {
    algorithms: ALGORITHMS,
    issuer: settings.issuer,
    audience: settings.clientId,
    currentDate: callback.now,
    clockTolerance: CLOCK_TOLERANCE_S,
    requiredClaims: ['sub', 'exp', 'iat'],
  });
  if (payload.nonce !== callback.nonce) throw outsideFault('other_nonce');
  if (!isMeantFor(payload, settings.clientId)) throw outsideFault('other_party');
  return readIdentity(payload);
}

async function exchangeCode(
  { clientId, secret }: ProviderSettings,
  { tokenEndpoint, isSecretInBody }: Endpoints,
  { code, verifier, redirectUri }: ProviderCallback,
): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...(isSecretInBody && { client_id: clientId, client_secret: secret }),
  });
  const response = await fetchOutside(tokenEndpoint, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(!isSecretInBody && { Authorization: writeBasic(clientId, secret) }),
    },
    body: body.toString(),
  });
  const parsed = z.safeParse(answerSchema, await readOutsideJson(response));
  if (!parsed.success) throw outsideFault('no_id_token');
  return parsed.data.id_token;
}

/** RFC 6749, 2.3.1: both are form-encoded, then joined. */
function writeBasic(clientId: string, secret: string): string {
  const encode = (text: string) => new URLSearchParams({ a: text }).toString().slice(2);
  return `Basic ${Buffer.from(`${encode(clientId)}:${encode(secret)}`).toString('base64')}`;
}

/** With several audiences, `azp` must name us (Core 1.0, 3.1.3.7, 4 and 5). */
function isMeantFor({ aud, azp }: JWTPayload, clientId: string): boolean {
  if (azp !== undefined) return azp === clientId;
  return !Array.isArray(aud) || aud.length === 1;
}

function readIdentity(payload: JWTPayload): ProviderIdentity {
  const parsed = z.safeParse(claimsSchema, payload);
  if (!parsed.success) throw outsideFault('id_token_unreadable');
  const claims = parsed.data;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: claims.email,
    // Some providers write « "true" ».
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    name: claims.name,
    firstName: claims.given_name,
    lastName: claims.family_name,
    picture: claims.picture,
  };
}

/** An invalid claim counts as absent. PostgreSQL cannot store NUL. */
function textClaim(maxLength: number) {
  return z.catch(
    z.nullable(z.string().check(z.minLength(1), z.maxLength(maxLength), z.regex(/^\P{Cc}*$/u))),
    null,
  );
}

const answerSchema = z.object({ id_token: z.string() });
const claimsSchema = z.object({
  iss: z.string(),
  /** Core 1.0, 2: at most 255 ASCII characters. */
  sub: z.string().check(z.regex(/^[\x20-\x7e]{1,255}$/)),
  email: z.catch(z.nullable(emailSchema), null),
  email_verified: z.optional(z.unknown()),
  name: textClaim(200),
  given_name: textClaim(100),
  family_name: textClaim(100),
  picture: textClaim(1000),
});

/** Asymmetric algorithms only: no shared secret (HS256), no « none ». */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
];
const CLOCK_TOLERANCE_S = 60;
