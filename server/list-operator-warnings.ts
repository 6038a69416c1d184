import type { Environment } from './environment.ts';
import { isServedHereOnly } from './is-served-here-only.ts';

/** Sentences for the operator of a public site; `origin` is where the server listens. */
export function listOperatorWarnings(
  {
    siteOrigin,
    supportEmail,
    said,
    ...settings
  }: Pick<Environment, 'siteOrigin' | 'supportEmail' | 'said' | 'host' | 'trustedProxies'>,
  origin: string,
): string[] {
  if (isServedHereOnly({ siteOrigin, ...settings })) return [];
  const missing = OWED.filter((name) => said[name] === undefined);
  return [
    siteOrigin === null &&
      `SITE_ORIGIN n’est pas donné : les liens des messages mènent à ${origin}, que disent aussi les pages aux moteurs de recherche.`,
    missing.length > 0 &&
      `Les mentions légales disent qu’il manque ${missing.join(', ')} : donnez-les (docs/operations.md).`,
    (said.PARTNER_NAME === undefined) !== (said.PARTNER_LINK === undefined) &&
      'PARTNER_NAME et PARTNER_LINK vont ensemble : sans les deux, aucune offre n’est montrée.',
    supportEmail === null &&
      'SUPPORT_EMAIL n’est pas donné : les messages des visiteurs sont gardés, et personne n’en est averti.',
  ].filter((warning) => warning !== false);
}

/** What the law asks of every public site (LCEN, article 1-1), and of every controller (RGPD). */
const OWED = [
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_EMAIL',
  'PUBLICATION_DIRECTOR',
  'HOSTING_NAME',
  'HOSTING_ADDRESS',
  'DATA_PLACE',
] as const;
