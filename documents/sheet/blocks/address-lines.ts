import type { Address } from '#documents/model/address.ts';
import { countryName } from '#documents/model/countries.ts';

/** The lines of an address as an envelope shows them; the country only when it is not France. */
export function addressLines(address: Address, path: string): { text: string; field: string }[] {
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  return [
    { text: address.line1, field: `${path}.line1` },
    { text: address.line2 ?? '', field: `${path}.line2` },
    { text: address.line3 ?? '', field: `${path}.line3` },
    { text: town, field: `${path}.postalCode` },
    { text: address.region ?? '', field: `${path}.region` },
    {
      text: address.country === 'FR' ? '' : countryName(address.country),
      field: `${path}.country`,
    },
  ].filter((line) => line.text !== '');
}
