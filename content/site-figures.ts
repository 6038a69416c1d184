import { ONLINE_SINCE } from './deployment.ts';
import { deployment, type SiteClaim } from './site.ts';

const OPERATOR = 'Chiffres de l’exploitant du site';
const age = deployment.YEARS_ONLINE ?? `${new Date().getFullYear() - ONLINE_SINCE}`;

/** Figures of a few pages. They are not in `site`, which every page loads. */
export const siteFigures = {
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

type Statistic = { value: string; label: string; source?: string; asOf?: string };
