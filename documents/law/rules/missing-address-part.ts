import type { Finding } from '#documents/law/rule.ts';
import type { Address } from '#documents/model/fields/address.ts';
import type { AddressPath } from '#documents/model/fields/draft-path.ts';

/** The first missing part among street, town and, in France, a five-digit postal code. */
export function missingAddressPart(
  address: Address,
  field: AddressPath,
  whose: string,
): Finding | null {
  if (!address.line1) {
    return { message: `Complétez ${whose} : numéro et voie.`, field: `${field}.line1` };
  }
  if (address.country === 'FR' && !/^\d{5}$/.test(address.postalCode)) {
    return {
      message: `Complétez ${whose} : code postal à 5 chiffres.`,
      field: `${field}.postalCode`,
    };
  }
  if (!address.city) return { message: `Complétez ${whose} : ville.`, field: `${field}.city` };
  return null;
}
