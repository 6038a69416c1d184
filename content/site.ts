const OPERATOR = 'Chiffres de l’exploitant du site';
const ONLINE_SINCE = 2010;
const AS_OF = 2024;

/** All that a rebrand changes. */
export const site = {
  name: 'Facturier',
  origin: 'https://facturier.example',
  language: 'fr',
  title: 'Facturier : créez vos factures en 2 clics',
  description:
    'Créez des factures conformes au droit français, en PDF et déjà au format de la facture électronique, Factur-X.',
  privacy:
    'Sans compte, aucun contenu de vos documents ne quitte cet appareil, sauf si vous l’envoyez.',
  /** The year of the first version. */
  onlineSince: ONLINE_SINCE,
  /** URL of the older version of the site, if any. */
  olderSite: null as string | null,
  /** Claims shown to visitors; each must be true of this build. */
  claims: [
    '100\u00a0% gratuit',
    'Hébergé en France',
    '100k+ professionnels',
    'Sans inscription',
    'Toutes les mentions obligatoires',
    'PDF en moins de 2\u00a0secondes',
  ],
  /** The place where account data are stored. */
  hosting: 'Données hébergées en France',
  conformity: [
    'Toutes les mentions obligatoires',
    'Numérotation continue',
    'Conservation d’au moins 6\u00a0ans',
  ],
  /** Figures that only the operator can vouch for, each with its source; remove untrue ones. */
  statistics: [
    { value: '5M+', label: 'documents créés', source: OPERATOR, asOf: `${AS_OF}` },
    { value: '100k+', label: 'professionnels', source: OPERATOR, asOf: `${AS_OF}` },
    { value: '<\u00a02\u00a0s', label: 'pour obtenir le PDF' },
    {
      value: `${AS_OF - ONLINE_SINCE}+\u00a0ans`,
      label: `d’expérience, en ligne depuis ${ONLINE_SINCE}`,
      source: OPERATOR,
      asOf: `${AS_OF}`,
    },
  ] as Statistic[],
  /** Ratings by a third party, if any; without `link`, text only. */
  reviews: {
    ...{ rating: '4,5', source: OPERATOR, asOf: '2024', link: null },
  } as { rating: string; source: string; asOf: string; link: string | null } | null,
  /**
   * The accounting service of /comptabilite: name and affiliate link. Without a link the page has
   * no button; figures are the partner’s own.
   */
  partner: {
    ...{ name: null, link: null, freeMonths: 3 },
    ...{ rating: '4,8', reviews: '8\u202f000+', users: '200\u202f000+', asOf: '2024' },
  } as Partner,
};

type Statistic = { value: string; label: string; source?: string; asOf?: string };

type Partner = {
  name: string | null;
  link: string | null;
  freeMonths: number;
  rating: string;
  reviews: string;
  users: string;
  asOf: string;
};
