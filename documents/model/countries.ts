/** French names of the countries most invoiced from France; any other keeps its ISO 3166 code. */
export const COUNTRIES: Readonly<Record<string, string>> = {
  FR: 'France', AD: 'Andorre', AE: 'Émirats arabes unis', AR: 'Argentine', AT: 'Autriche', AU: 'Australie', BE: 'Belgique', BG: 'Bulgarie',
  BR: 'Brésil', CA: 'Canada', CH: 'Suisse', CI: 'Côte d’Ivoire', CM: 'Cameroun', CN: 'Chine', CY: 'Chypre', CZ: 'Tchéquie', DE: 'Allemagne',
  DK: 'Danemark', DZ: 'Algérie', EE: 'Estonie', EG: 'Égypte', ES: 'Espagne', FI: 'Finlande', GB: 'Royaume-Uni', GF: 'Guyane', GP: 'Guadeloupe',
  GR: 'Grèce', HK: 'Hong Kong', HR: 'Croatie', HU: 'Hongrie', IE: 'Irlande', IL: 'Israël', IN: 'Inde', IS: 'Islande', IT: 'Italie', JP: 'Japon',
  KR: 'Corée du Sud', LB: 'Liban', LI: 'Liechtenstein', LT: 'Lituanie', LU: 'Luxembourg', LV: 'Lettonie', MA: 'Maroc', MC: 'Monaco',
  MG: 'Madagascar', MQ: 'Martinique', MT: 'Malte', MU: 'Maurice', MX: 'Mexique', NC: 'Nouvelle-Calédonie', NL: 'Pays-Bas', NO: 'Norvège',
  NZ: 'Nouvelle-Zélande', PF: 'Polynésie française', PL: 'Pologne', PT: 'Portugal', QA: 'Qatar', RE: 'La Réunion', RO: 'Roumanie', RS: 'Serbie',
  SA: 'Arabie saoudite', SE: 'Suède', SG: 'Singapour', SI: 'Slovénie', SK: 'Slovaquie', SN: 'Sénégal', TH: 'Thaïlande', TN: 'Tunisie', TR: 'Turquie',
  UA: 'Ukraine', US: 'États-Unis', VN: 'Viêt Nam', XI: 'Irlande du Nord', YT: 'Mayotte', ZA: 'Afrique du Sud',
};

export function countryName(code: string): string {
  return COUNTRIES[code] ?? code;
}
