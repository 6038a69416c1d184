import { createHash } from 'node:crypto';
import type { AuthorizationRequest } from '#server/backend/auth/protocol/provider.ts';
import type { ProviderSettings } from '#server/backend/auth/protocol/provider-settings.ts';
import type { Endpoints } from './discover.ts';

/** The URL of an authorization request (OpenID Connect Core 1.0, 3.1.2.1). */
export function authorizationUrl(
  { clientId }: ProviderSettings,
  { authorizationEndpoint }: Endpoints,
  { state, nonce, verifier, redirectUri, asked }: AuthorizationRequest,
): string {
  const url = new URL(authorizationEndpoint);
  const parameters = {
    ...Object.fromEntries([...asked].filter(([name]) => PASSED_ON.has(name))),
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Parameters that choose an account or a prompt; none changes what comes back. */
const PASSED_ON = new Set(['prompt', 'login_hint', 'hd', 'ui_locales']);
