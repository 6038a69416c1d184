import { territoryOf } from '#documents';

/** Postcodes of the overseas parts belong to them. */
export function hasFrenchPostcodes(country: string): boolean {
  const territory = territoryOf({ line1: '', postalCode: '', city: '', country });
  return territory !== 'european-union' && territory !== 'third-country';
}
