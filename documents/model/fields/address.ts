import { optional, orEmpty, withDefault } from './field.ts';
import type { OutputOf } from './field-types.ts';
import { country, object, text } from './shape.ts';

/** The terms of an address, by key; a party that is not in the XML has none. */
type AddressTerms = {
  line1?: string;
  line2?: string;
  line3?: string;
  postalCode?: string;
  city?: string;
  region?: string;
  country?: string;
};

/** Any part may be empty in a draft. */
export function addressFieldsWith(terms: AddressTerms = {}) {
  return {
    line1: orEmpty(text(200), 'Adresse', terms.line1),
    line2: optional(text(200), 'Complément', terms.line2),
    line3: optional(text(200), 'Second complément', terms.line3),
    postalCode: orEmpty(text(20, 'postal-code'), 'Code postal', terms.postalCode),
    city: orEmpty(text(120), 'Ville', terms.city),
    region: optional(text(100), 'Région', terms.region),
    country: withDefault(country, 'FR', 'Pays', terms.country),
  };
}

/** A postal address of the seller or the buyer (BG-5, BG-8). */
export const addressShape = object(
  addressFieldsWith({
    line1: 'BT-35, BT-50',
    line2: 'BT-36, BT-51',
    line3: 'BT-162, BT-163',
    postalCode: 'BT-38, BT-53',
    city: 'BT-37, BT-52',
    region: 'BT-39, BT-54',
    country: 'BT-40, BT-55',
  }),
);

/** The same address under other terms: one schema, and one definition in the JSON Schema. */
export function addressShapeWith(terms?: AddressTerms) {
  return { ...object(addressFieldsWith(terms)), like: addressShape };
}

export type Address = OutputOf<ReturnType<typeof addressFieldsWith>>;

export const EMPTY_ADDRESS: Address = { line1: '', postalCode: '', city: '', country: 'FR' };
