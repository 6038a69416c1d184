import type { Address } from '#documents/model/fields/address.ts';
import type { Format } from '#documents/sheet/format.ts';

/** The lines of a postal address; the language decides whether the country shows. */
export function addressLines(
  address: Address,
  path: string,
  { country }: Pick<Format, 'country'>,
): { text: string; field: string }[] {
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  return [
    { text: address.line1, field: `${path}.line1` },
    { text: address.line2 ?? '', field: `${path}.line2` },
    { text: address.line3 ?? '', field: `${path}.line3` },
    { text: town, field: `${path}.postalCode` },
    { text: address.region ?? '', field: `${path}.region` },
    { text: country(address.country), field: `${path}.country` },
  ].filter((line) => line.text !== '');
}
