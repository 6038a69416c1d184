/** The countries of `COUNTRIES` in English. */
// biome-ignore format: a list
const NAMES: Readonly<Record<string, string>> = {
  FR: 'France', AD: 'Andorra', AE: 'United Arab Emirates', AR: 'Argentina', AT: 'Austria', AU: 'Australia', BE: 'Belgium', BG: 'Bulgaria',
  BR: 'Brazil', CA: 'Canada', CH: 'Switzerland', CI: 'Côte d’Ivoire', CM: 'Cameroon', CN: 'China', CY: 'Cyprus', CZ: 'Czechia',
  DE: 'Germany', DK: 'Denmark', DZ: 'Algeria', EE: 'Estonia', EG: 'Egypt', ES: 'Spain', FI: 'Finland', GB: 'United Kingdom',
  GF: 'French Guiana', GP: 'Guadeloupe', GR: 'Greece', HK: 'Hong Kong', HR: 'Croatia', HU: 'Hungary', IE: 'Ireland', IL: 'Israel',
  IN: 'India', IS: 'Iceland', IT: 'Italy', JP: 'Japan', KR: 'South Korea', LB: 'Lebanon', LI: 'Liechtenstein', LT: 'Lithuania',
  LU: 'Luxembourg', LV: 'Latvia', MA: 'Morocco', MC: 'Monaco', MG: 'Madagascar', MQ: 'Martinique', MT: 'Malta', MU: 'Mauritius',
  MX: 'Mexico', NC: 'New Caledonia', NL: 'Netherlands', NO: 'Norway', NZ: 'New Zealand', PF: 'French Polynesia', PL: 'Poland',
  PT: 'Portugal', QA: 'Qatar', RE: 'Réunion', RO: 'Romania', RS: 'Serbia', SA: 'Saudi Arabia', SE: 'Sweden', SG: 'Singapore',
  SI: 'Slovenia', SK: 'Slovakia', SN: 'Senegal', TH: 'Thailand', TN: 'Tunisia', TR: 'Türkiye', UA: 'Ukraine', US: 'United States',
  VN: 'Vietnam', XI: 'Northern Ireland', YT: 'Mayotte', ZA: 'South Africa',
};

export function countryNameInEnglish(code: string): string {
  return NAMES[code] ?? code;
}
