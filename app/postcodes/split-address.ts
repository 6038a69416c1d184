import { findCommunes, findSmallCommunes } from './find-communes.ts';
import { findCity } from './match-cities.ts';

/**
 * The parts of « 8 rue Kervégan, 44000 Nantes » written in one line; null unless the postcode is
 * known and the town is one of its communes.
 */
export async function splitAddress(
  text: string,
): Promise<{ line1: string; postalCode: string; city: string } | null> {
  const { line1, postcode, town, cedex } = ONE_LINE.exec(text)?.groups ?? {};
  if (!line1 || !postcode || !town) return null;
  const postalCode = postcode.replace(/\s/, '');
  const { names, hasSmaller } = await findCommunes(postalCode);
  const city =
    findCity(names, town) ??
    (hasSmaller ? findCity(await findSmallCommunes(postalCode), town) : null);
  if (!city) return null;
  return { line1, postalCode, city: cedex ? `${city} ${cedex.toUpperCase()}` : city };
}

const ONE_LINE = new RegExp(
  [
    /^\s*(?<line1>\S.*?)[\s,;–-]+/,
    /(?:FR?[\s–-]+)?(?<postcode>\d{2} ?\d{3})[\s,]+/,
    /(?<town>\p{L}[^\d,;]*?)(?:\s+(?<cedex>cedex(?:\s\d{1,2})?))?/u,
    /(?:[\s,]+france)?[\s,.]*$/,
  ]
    .map(({ source }) => source)
    .join(''),
  'iu',
);
