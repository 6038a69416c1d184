import { optional, orEmpty, withDefault } from './field.ts';
import type { OutputOf } from './field-types.ts';
import { country, object, text } from './shape.ts';

/** Every part may be empty in a draft. */
export const addressFields = {
  line1: orEmpty(text(200), 'Adresse', 'BT-35, BT-50'),
  line2: optional(text(200), 'Complément', 'BT-36, BT-51'),
  line3: optional(text(200), 'Second complément', 'BT-162, BT-163'),
  postalCode: orEmpty(text(20), 'Code postal', 'BT-38, BT-53'),
  city: orEmpty(text(120), 'Ville', 'BT-37, BT-52'),
  region: optional(text(100), 'Région', 'BT-39, BT-54'),
  country: withDefault(country, 'FR', 'Pays', 'BT-40, BT-55'),
};

/** BG-5, BG-8, BG-12 */
export const addressShape = object(addressFields);

export type Address = OutputOf<typeof addressFields>;

export const EMPTY_ADDRESS: Address = { line1: '', postalCode: '', city: '', country: 'FR' };
