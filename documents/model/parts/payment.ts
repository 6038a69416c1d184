import * as z from 'zod/mini';
import { MAX_RETENTION_PERCENT } from '#documents/law/figures/retention-money.ts';
import {
  decimal,
  identifierSchema,
  isoDate,
  multilineText,
  optionalText,
} from '#documents/model/values.ts';

export const PAYMENT_MEANS = [
  'transfer',
  'direct-debit',
  'card',
  'cheque',
  'cash',
  'link',
  'paid',
] as const;
export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

const percent = decimal({ scale: 2, max: '100' });

export const paymentSchema = z.strictObject({
  /** BT-81; « paid » says that everything was received before the invoice was made. */
  means: z._default(z.array(z.enum(PAYMENT_MEANS)).check(z.maxLength(PAYMENT_MEANS.length)), [
    'transfer',
  ]),
  /** Late payment penalties (C. com. L441-10, II): the default of the law, or a custom rate. */
  latePenalty: z._default(
    z.union([z.literal('ecb+10'), z.strictObject({ percent })], {
      error: 'Expected "ecb+10" or { "percent": … }',
    }),
    'ecb+10',
  ),
  /** The fixed indemnity of C. com. D441-5. */
  recoveryFee: z._default(z.boolean(), true),
  earlyDiscount: z._default(
    z.union(
      [z.literal('none'), z.strictObject({ percent, days: z.int().check(z.gte(1), z.lte(90)) })],
      { error: 'Expected "none" or { "percent": …, "days": … }' },
    ),
    'none',
  ),
  /** BT-20: terms in words. */
  terms: z.optional(multilineText(500)),
  /** When means holds « paid »: the day of the payment (becomes BT-9, BR-FR-CO-09). */
  paidOn: z.optional(isoDate),
  /** BT-83; the invoice number when absent. */
  reference: z.optional(optionalText(140)),
  chequeOrder: z.optional(optionalText(100)),
  link: z.optional(
    optionalText(500).check(
      z.refine((url) => /^https:\/\/[^\s]+$/.test(url), { error: 'Expected an https:// address' }),
    ),
  ),
  /** BT-87 (last digits only) and BT-88. */
  card: z.optional(
    z.strictObject({
      lastDigits: z.string().check(z.regex(/^\d{4,6}$/)),
      holder: z.optional(optionalText(100)),
    }),
  ),
  /** BT-89, BT-90, BT-91 */
  mandate: z.optional(
    z.strictObject({
      reference: optionalText(35),
      creditorId: identifierSchema(35),
      debtorIban: z.optional(identifierSchema(34)),
    }),
  ),
  /**
   * Retention money of building works (loi 71-584): shown after the total, never part of the amount
   * due.
   */
  retention: z.optional(
    z.strictObject({
      percent: decimal({ scale: 2, max: MAX_RETENTION_PERCENT }),
      releaseDate: z.optional(isoDate),
    }),
  ),
});
