import { territoryOf } from '#documents';

/** Includes the overseas territories, which have country codes of their own. */
export function hasFrenchPostcodes(country: string): boolean {
  const territory = territoryOf({ line1: '', postalCode: '', city: '', country });
  return territory !== 'european-union' && territory !== 'third-country';
}
