import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';

/** POST /sso: SAML is not supported. */
export function signInBySso(): Promise<never> {
  throw makeAuthRefusal(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
}
