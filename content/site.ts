import { DEFAULT_NAME, DEFAULT_ORIGIN, type Deployment, ONLINE_SINCE } from './deployment.ts';

/**
 * What this deployment says: set by the first script of a page, by the server before it loads this
 * module, and to blanks where pages are prerendered. Nothing in development and in tests.
 */
export const deployment: Deployment = (globalThis as { deployment?: Deployment }).deployment ?? {};

const name = deployment.SITE_NAME ?? DEFAULT_NAME;

export const site = {
  name,
  origin: deployment.SITE_ORIGIN ?? DEFAULT_ORIGIN,
  filePrefix: deployment.FILE_PREFIX ?? DEFAULT_NAME.toLowerCase(),
  language: 'fr',
  title: `${name} : créez vos factures en 2 clics`,
  description:
    'Créez des factures conformes au droit français, en PDF et déjà au format de la facture électronique, Factur-X.',
  privacy:
    'Sans compte, aucun contenu de vos documents ne quitte cet appareil, sauf si vous l’envoyez.',
  onlineSince: ONLINE_SINCE,
  /** Claims shown to visitors; each must be true of this build, and of what a deployment says. */
  claims: [
    { text: '100\u00a0% gratuit' },
    { text: 'Hébergé en France', needs: 'IN_FRANCE' },
    { text: '100k+ professionnels' },
    { text: 'Sans inscription' },
    { text: 'Toutes les mentions obligatoires' },
    { text: 'PDF en moins de 2\u00a0secondes' },
  ] as SiteClaim[],
};

export type SiteClaim = { text: string; needs?: keyof Deployment };
