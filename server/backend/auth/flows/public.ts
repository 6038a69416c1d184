import type { AuthRequest } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { providerNames } from '#server/backend/auth/protocol/provider-settings.ts';

/** GET /.well-known/jwks.json: the public keys of access tokens. */
export function publishKeys({ tokens }: AuthService, _request: AuthRequest): Promise<Response> {
  return Promise.resolve(
    Response.json(tokens.publicKeys, { headers: { 'Cache-Control': 'public, max-age=600' } }),
  );
}

/** GET /settings: the available ways to sign in. */
export function describeSettings({ isSignUpOpen, providers }: AuthService): Promise<unknown> {
  return Promise.resolve({
    external: {
      ...Object.fromEntries(providerNames.map((name) => [name, providers.has(name)])),
      email: true,
      phone: false,
      anonymous_users: false,
    },
    disable_signup: !isSignUpOpen(),
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  });
}

/** GET /health: fails when accounts cannot be read. */
export async function checkHealth({ accounts }: AuthService): Promise<unknown> {
  await accounts.query('select from auth.users limit 1');
  return {
    name: 'GoTrue',
    version: 'facturier',
    description: 'Accounts in the protocol of GoTrue',
  };
}
