import { DEFAULT_NAME, DEFAULT_ORIGIN, type Deployment, ONLINE_SINCE } from './deployment.ts';

/**
 * What this deployment says: set by the first script of a page, by the server before it loads this
 * module, and to blanks where pages are prerendered. Nothing in development and in tests.
 */
export const deployment: Deployment = (globalThis as { deployment?: Deployment }).deployment ?? {};

const OPERATOR = 'Chiffres de l’exploitant du site';
const name = deployment.SITE_NAME ?? DEFAULT_NAME;
const age = deployment.YEARS_ONLINE ?? `${new Date().getFullYear() - ONLINE_SINCE}`;

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
  hosting: { text: 'Données hébergées en France', needs: 'IN_FRANCE' } as SiteClaim,
  conformity: [
    'Toutes les mentions obligatoires',
    'Numérotation continue',
    'Conservation d’au moins 6\u00a0ans',
  ],
  /** Figures of the site, those of an operator with their source and year. */
  statistics: [
    { value: '5M+', label: 'documents créés', source: OPERATOR, asOf: '2024' },
    { value: '100k+', label: 'professionnels', source: OPERATOR, asOf: '2024' },
    { value: '<\u00a02\u00a0s', label: 'pour obtenir le PDF' },
    { value: `${age}+\u00a0ans`, label: `d’expérience, en ligne depuis ${ONLINE_SINCE}` },
  ] as Statistic[],
  /** Shown with RATING_LINK, where it can be checked. */
  reviews: { rating: '4,5', source: OPERATOR, asOf: '2024' },
  /** The offer of /comptabilite, shown with PARTNER_LINK; figures are the partner’s own. */
  partner: {
    ...{ freeMonths: 3, rating: '4,8', reviews: '8\u202f000+', users: '200\u202f000+' },
    asOf: '2024',
  },
};

export type SiteClaim = { text: string; needs?: keyof Deployment };

type Statistic = { value: string; label: string; source?: string; asOf?: string };
