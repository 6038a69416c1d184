import type { Percent } from '#documents/money/amounts.ts';

export const RATED_TERRITORIES = ['mainland', 'corsica', 'guadeloupe-martinique-reunion'] as const;
export type RatedTerritory = (typeof RATED_TERRITORIES)[number];

/** The main use of a rate, and its article. */
export type RateUse = { rate: Percent; use: string; reference: string };

/** Highest first, as in `ratesOf`. */
export const RATE_USES: Readonly<Record<RatedTerritory, readonly RateUse[]>> = {
  mainland: [
    use(
      2000,
      'le taux normal\u00a0: conseil, informatique, commerce, travaux neufs',
      'CGI, art. 278',
    ),
    use(
      1000,
      'travaux dans un logement de plus de 2 ans, restauration, hôtellerie, transport de voyageurs',
      'CGI, art. 278 quater, 279 et 279-0 bis',
    ),
    use(
      550,
      'alimentation, livres, spectacle vivant, rénovation énergétique d’un logement de plus de 2 ans',
      'CGI, art. 278-0 bis et 278-0 bis A',
    ),
    use(210, 'presse, médicaments remboursés', 'CGI, art. 281 quater à 298 septies'),
  ],
  corsica: [
    use(2000, 'le taux normal', 'CGI, art. 297'),
    use(
      1000,
      'travaux immobiliers, matériel agricole, ventes à consommer sur place, électricité basse tension',
      'CGI, art. 297',
    ),
    use(210, 'biens et services qui sont au taux réduit sur le continent', 'CGI, art. 297'),
    use(90, 'certains spectacles, bétail', 'CGI, art. 297'),
  ],
  'guadeloupe-martinique-reunion': [
    use(850, 'le taux normal', 'CGI, art. 296'),
    use(210, 'le taux réduit, travaux éligibles dans les logements compris', 'CGI, art. 296'),
    use(175, 'bétail', 'CGI, art. 296'),
    use(105, 'presse, certains spectacles', 'CGI, art. 296'),
  ],
};

function use(rate: number, text: string, reference: string): RateUse {
  return { rate: rate as Percent, use: text, reference }; // hundredths of a percent
}
