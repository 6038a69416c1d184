import { findCommunes, findSmallCommunes } from './find-communes.ts';
import { matchCities } from './match-cities.ts';

/** The communes of a postcode that what is typed may mean; small ones where no other does. */
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
