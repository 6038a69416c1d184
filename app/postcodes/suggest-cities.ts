import { findCommunes, findSmallCommunes } from './find-communes.ts';
import { matchCities } from './match-cities.ts';

/** Communes of a postcode that match a text; small ones only when no other does. */
export async function suggestCities(
  postcode: string,
  typed: string,
): Promise<{ id: string; label: string }[]> {
  const { names, hasSmaller } = await findCommunes(postcode);
  const found = matchCities(names, typed);
  if (found.length > 0 || !hasSmaller || names.includes(typed)) return toOptions(found);
  return toOptions(matchCities(await findSmallCommunes(postcode), typed));
}

function toOptions(names: readonly string[]) {
  return names.map((name) => ({ id: name, label: name }));
}
