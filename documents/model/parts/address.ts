import * as z from 'zod/mini';
import { countryCode, optionalText, text } from '#documents/model/values.ts';

/** A postal address (BG-5, BG-8, BG-15). Every part may still be empty in a draft. */
export const addressSchema = z.strictObject({
  line1: text(200),
  line2: z.optional(optionalText(200)),
  line3: z.optional(optionalText(200)),
  postalCode: text(20),
  city: text(120),
  /** BT-39, BT-54: a region, where the country writes one. */
  region: z.optional(optionalText(100)),
  country: countryCode,
});

export type Address = z.infer<typeof addressSchema>;

export const EMPTY_ADDRESS: Address = { line1: '', postalCode: '', city: '', country: 'FR' };
