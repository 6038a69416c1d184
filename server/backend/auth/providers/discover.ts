import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import {
  fetchOutside,
  isSafeOutside,
  outsideFault,
  readOutsideJson,
} from '#server/backend/auth/protocol/fetch-outside.ts';

/** The discovery document of a provider (OpenID Connect Discovery 1.0). */
export type Endpoints = {
  authorizationEndpoint: string;
  tokenEndpoint: string;
  /** Client authentication by `client_secret_post`; by header unless only the body is supported. */
  isSecretInBody: boolean;
  /** Whether each callback carries `iss` (RFC 9207). */
  saysIssuer: boolean;
  keySet: JWTVerifyGetKey;
};

/** Reads an issuer’s document on first use, then hourly; a failure is retried at the next use. */
export function createDiscovery(issuer: string): () => Promise<Endpoints> {
  let known: { endpoints: Promise<Endpoints>; until: number } | null = null;
  return () => {
    if (known !== null && performance.now() < known.until) return known.endpoints;
    const endpoints = discover(issuer);
    const asked = { endpoints, until: performance.now() + LIFETIME_MS };
    endpoints.catch(() => {
      if (known === asked) known = null;
    });
    known = asked;
    return endpoints;
  };
}

async function discover(issuer: string): Promise<Endpoints> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const parsed = z.safeParse(documentSchema, await readOutsideJson(await fetchOutside(url)));
  if (!parsed.success) throw outsideFault('discovery_unreadable');
  const document = parsed.data;
  // Discovery 4.3: a document that names another issuer is refused.
  if (document.issuer !== issuer) throw outsideFault('issuer_mismatch');
  const methods = document.token_endpoint_auth_methods_supported;
  return {
    authorizationEndpoint: document.authorization_endpoint,
    tokenEndpoint: document.token_endpoint,
    isSecretInBody: methods !== undefined && !methods.includes('client_secret_basic'),
    saysIssuer: document.authorization_response_iss_parameter_supported === true,
    keySet: createRemoteJWKSet(new URL(document.jwks_uri), {
      [customFetch]: (keysUrl) => fetchOutside(keysUrl),
    }),
  };
}

const LIFETIME_MS = 3_600_000;
const urlSchema = z.string().check(z.refine(isSafeOutside));
const documentSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: urlSchema,
  token_endpoint: urlSchema,
  jwks_uri: urlSchema,
  token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
  authorization_response_iss_parameter_supported: z.optional(z.boolean()),
});
