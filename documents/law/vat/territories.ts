import type { Address } from '#documents/model/fields/address.ts';

/** The areas that French VAT distinguishes (CGI 294 to 297). */
export type Territory =
  | 'mainland'
  | 'corsica'
  | 'guadeloupe-martinique-reunion'
  | 'guyane-mayotte'
  | 'french-overseas'
  | 'european-union'
  | 'third-country';

/** The territory of an address, from its country and, in France, its postal code. */
export function territoryOf({ country, postalCode }: Address): Territory {
  if (country === 'FR') return frenchTerritoryOf(postalCode);
  if (country === 'MC') return 'mainland'; // convention of 18/05/1963: French rates
  if (VAT_OVERSEAS.has(country)) return 'guadeloupe-martinique-reunion';
  if (VAT_FREE_OVERSEAS.has(country)) return 'guyane-mayotte';
  if (EXPORT_OVERSEAS.has(country)) return 'french-overseas';
  return EU_COUNTRIES.has(country) ? 'european-union' : 'third-country';
}

/**
 * In the territory of French VAT for services: mainland, Corsica, Guadeloupe, Martinique, Réunion
 * (CGI 294, BOI-TVA-GEO-20-40).
 */
export function isFrenchVatTerritory(address: Address): boolean {
  const territory = territoryOf(address);
  return (
    territory === 'mainland' ||
    territory === 'corsica' ||
    territory === 'guadeloupe-martinique-reunion'
  );
}

/**
 * Whether goods leave the VAT area of their origin: to a third country (CGI 262, I), or between an
 * overseas department and the rest of the Union, another department included (CGI 294). A seller
 * abroad is assumed to send them from the mainland.
 */
export function isExport(origin: Address, destination: Address): boolean {
  return goodsAreaOf(destination) !== departureArea(origin);
}

/**
 * An export under article 294: between an overseas department and the mainland or another one. From
 * Guadeloupe, Martinique or Réunion to another member state, it is an ordinary export (directive
 * 2006/112/CE, art. 6, 1, c).
 */
export function isOverseasTrade(origin: Address, destination: Address): boolean {
  if (!isExport(origin, destination) || goodsAreaOf(destination) === 'elsewhere') return false;
  return !isUnionExport(origin, destination);
}

/** Goods from Guadeloupe, Martinique or Réunion to another member state. */
export function isUnionExport(origin: Address, destination: Address): boolean {
  return (
    territoryOf(origin) === 'guadeloupe-martinique-reunion' &&
    isOtherMemberState(destination.country)
  );
}

/** In an overseas department, with VAT rates of its own or none (CGI 294 and 296). */
export function isOverseas(address: Address): boolean {
  const territory = territoryOf(address);
  return territory === 'guadeloupe-martinique-reunion' || territory === 'guyane-mayotte';
}

/** Any French territory, overseas included: its companies have a SIREN. */
export function isFrance({ country }: Address): boolean {
  return (
    country === 'FR' ||
    VAT_OVERSEAS.has(country) ||
    VAT_FREE_OVERSEAS.has(country) ||
    country === 'BL' ||
    country === 'MF' ||
    country === 'PM'
  );
}

/** Monaco has its own country code, but some write FR with its postal code. */
export function isMonaco({ country, postalCode }: Address): boolean {
  return country === 'MC' || (country === 'FR' && postalCode.startsWith('980'));
}

/** An EU member state other than France, by country code. */
export function isOtherMemberState(country: string): boolean {
  return EU_COUNTRIES.has(country);
}

type GoodsArea = 'union' | 'antilles' | 'reunion' | 'guyane' | 'mayotte' | 'elsewhere';

/** Goods move freely within an area; Guadeloupe and Martinique are one. */
function goodsAreaOf(address: Address): GoodsArea {
  switch (territoryOf(address)) {
    case 'mainland':
    case 'corsica':
    case 'european-union':
      return 'union';
    case 'guadeloupe-martinique-reunion':
      return isAt(address, 'RE', '974') ? 'reunion' : 'antilles';
    case 'guyane-mayotte':
      return isAt(address, 'GF', '973') ? 'guyane' : 'mayotte';
    default:
      return 'elsewhere';
  }
}

function departureArea(origin: Address): GoodsArea {
  const area = goodsAreaOf(origin);
  return area === 'elsewhere' ? 'union' : area;
}

function isAt({ country, postalCode }: Address, code: string, prefix: string): boolean {
  return country === code || (country === 'FR' && postalCode.startsWith(prefix));
}

function frenchTerritoryOf(postalCode: string): Territory {
  if (/^20/.test(postalCode)) return 'corsica';
  // Saint-Barthélemy and Saint-Martin kept their postal codes of Guadeloupe.
  if (/^97133|^97150|^97[578]|^98[678]/.test(postalCode)) return 'french-overseas';
  if (/^97[36]|^985/.test(postalCode)) return 'guyane-mayotte';
  if (/^97[124]/.test(postalCode)) return 'guadeloupe-martinique-reunion';
  return 'mainland';
}

const VAT_OVERSEAS: ReadonlySet<string> = new Set(['GP', 'MQ', 'RE']);
const VAT_FREE_OVERSEAS: ReadonlySet<string> = new Set(['GF', 'YT']);
const EXPORT_OVERSEAS: ReadonlySet<string> = new Set(['BL', 'MF', 'NC', 'PF', 'PM', 'TF', 'WF']);
// biome-ignore format: a list
const EU_COUNTRIES: ReadonlySet<string> = new Set([
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
]);
