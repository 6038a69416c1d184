import type { Address } from '#documents/model/fields/address.ts';
import type { AddressPath, DraftPath } from '#documents/model/fields/draft-path.ts';
import type { Format } from '#documents/sheet/format.ts';

type AddressLine = { text: string; field: DraftPath };

/** The lines of a postal address; the language decides whether the country shows. */
export function addressLines(
  address: Address,
  path: AddressPath,
  { country }: Pick<Format, 'country'>,
): AddressLine[] {
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  const lines: AddressLine[] = [
    { text: address.line1, field: `${path}.line1` },
    { text: address.line2 ?? '', field: `${path}.line2` },
    { text: address.line3 ?? '', field: `${path}.line3` },
    { text: town, field: `${path}.postalCode` },
    { text: address.region ?? '', field: `${path}.region` },
    { text: country(address.country), field: `${path}.country` },
  ];
  return lines.filter((line) => line.text !== '');
}

/** The same, for a text that names no field of its own. */
export function addressTexts(address: Address, format: Pick<Format, 'country'>): string[] {
  return addressLines(address, 'buyer.address', format).map(({ text }) => text);
}
