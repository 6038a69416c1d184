import { site } from '#content/site.ts';
import type { Environment } from './environment.ts';
import { isServedHereOnly } from './is-served-here-only.ts';

/** Sentences for the operator of a public site; `origin` is where the server listens. */
export function listOperatorWarnings(
  {
    siteOrigin,
    supportEmail,
    ...settings
  }: Pick<Environment, 'siteOrigin' | 'supportEmail' | 'host' | 'trustedProxies'>,
  origin: string,
): string[] {
  if (isServedHereOnly({ siteOrigin, ...settings })) return [];
  return [
    siteOrigin === null &&
      `SITE_ORIGIN n’est pas donné : les liens des messages mènent à ${origin}.`,
    siteOrigin !== null &&
      siteOrigin !== site.origin &&
      `SITE_ORIGIN vaut ${siteOrigin}, et content/site.ts dit ${site.origin}, que liront les moteurs de recherche. Donnez la même adresse aux deux, puis reconstruisez.`,
    supportEmail === null &&
      'SUPPORT_EMAIL n’est pas donné : les messages des visiteurs sont gardés, et personne n’en est averti.',
  ].filter((warning) => warning !== false);
}
