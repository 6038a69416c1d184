import { createHash } from 'node:crypto';
import type { Endpoints } from './discover.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** What goes along to a provider, and is known again when somebody comes back. */
export type LeavingOrder = {
  state: string;
  nonce: string;
  /** Of our own code exchange with the provider (RFC 7636). */
  verifier: string;
  redirectUri: string;
  /** What the visitor’s page asks beside: see `PASSED_ON`. */
  asked: URLSearchParams;
};

/** The address of a request for a code (OpenID Connect Core 1.0, 3.1.2.1). */
export function authorizationUrl(
  { clientId }: ProviderSettings,
  { authorizationEndpoint }: Endpoints,
  { state, nonce, verifier, redirectUri, asked }: LeavingOrder,
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

/** Which account to propose, and whether to ask again: nothing that changes what comes back. */
const PASSED_ON = new Set(['prompt', 'login_hint', 'hd', 'ui_locales']);
