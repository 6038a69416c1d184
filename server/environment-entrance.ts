import type { CaptchaSettings } from './backend/auth/protocol/captcha.ts';
import type { ProviderSettings } from './backend/auth/protocol/provider-settings.ts';
import type { Given } from './environment-schema.ts';

export type EntranceSettings = {
  providers: readonly ProviderSettings[];
  captcha: CaptchaSettings | null;
};

export function nameEntrance(given: Given): EntranceSettings {
  return { providers: nameProviders(given), captcha: nameCaptcha(given) };
}

/** A sentence for variables that do not go together; null when they do. */
export function findEntranceContradiction(given: Given): string | null {
  const half = TOGETHER.find((names) => {
    const count = names.filter((name) => given[name] !== undefined).length;
    return count > 0 && count < names.length;
  });
  if (half) return `${list(half)} vont ensemble : donnez-les toutes, ou aucune.`;
  const [first] = TOGETHER.flat().filter((name) => given[name] !== undefined);
  if (first && given.SUPABASE_URL !== undefined)
    return `SUPABASE_URL et ${first} s’excluent : un projet de Supabase tient lui-même ses fournisseurs et son captcha.`;
  return null;
}

function nameProviders({
  AUTH_EXTERNAL_GOOGLE_CLIENT_ID: googleId,
  AUTH_EXTERNAL_GOOGLE_SECRET: googleSecret,
  AUTH_EXTERNAL_KEYCLOAK_URL: issuer,
  AUTH_EXTERNAL_KEYCLOAK_CLIENT_ID: keycloakId,
  AUTH_EXTERNAL_KEYCLOAK_SECRET: keycloakSecret,
}: Given): ProviderSettings[] {
  const providers: ProviderSettings[] = [];
  if (googleId && googleSecret)
    providers.push({
      name: 'google',
      issuer: GOOGLE,
      clientId: googleId,
      secret: googleSecret,
    });
  if (issuer && keycloakId && keycloakSecret)
    providers.push({ name: 'keycloak', issuer, clientId: keycloakId, secret: keycloakSecret });
  return providers;
}

function nameCaptcha({
  CAPTCHA_PROVIDER: provider,
  CAPTCHA_SITE_KEY: siteKey,
  CAPTCHA_SECRET: secret,
}: Given): CaptchaSettings | null {
  return provider && siteKey && secret ? { provider, siteKey, secret } : null;
}

function list(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
}

/** The issuer stated by https://accounts.google.com/.well-known/openid-configuration. */
const GOOGLE = 'https://accounts.google.com';
const TOGETHER = [
  ['AUTH_EXTERNAL_GOOGLE_CLIENT_ID', 'AUTH_EXTERNAL_GOOGLE_SECRET'],
  [
    'AUTH_EXTERNAL_KEYCLOAK_URL',
    'AUTH_EXTERNAL_KEYCLOAK_CLIENT_ID',
    'AUTH_EXTERNAL_KEYCLOAK_SECRET',
  ],
  ['CAPTCHA_PROVIDER', 'CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'],
] as const satisfies (keyof Given)[][];
