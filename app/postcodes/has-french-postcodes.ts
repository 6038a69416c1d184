import { territoryOf } from '#documents';

/** Whether the post of a country is that of France: its own parts overseas have codes of theirs. */
export function hasFrenchPostcodes(country: string): boolean {
  const territory = territoryOf({ line1: '', postalCode: '', city: '', country });
  return territory !== 'european-union' && territory !== 'third-country';
}
