import * as z from 'zod/mini';
import { identifierSchema, isoDate, optionalText } from '#documents/model/values.ts';

export const CREDIT_REASONS = [
  'error',
  'return',
  'cancellation',
  'goodwill',
  'discount',
  'duplicate',
  'vat-error',
  'unpaid',
  'other',
] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** What becomes of the money that an avoir gives back. */
const treatmentSchema = z.discriminatedUnion('kind', [
  /** Paid back, on the customer's account when it is known. */
  z.strictObject({
    kind: z.literal('refund'),
    iban: z.optional(identifierSchema(34)),
    date: z.optional(isoDate),
  }),
  /** Deducted from an invoice: the one that it corrects when none is named. */
  z.strictObject({ kind: z.literal('offset'), invoice: z.optional(optionalText(35)) }),
  /** Kept for the next order. */
  z.strictObject({ kind: z.literal('on-account'), until: z.optional(isoDate) }),
]);

/**
 * What an avoir adds to the common fields; the invoices that it corrects are in
 * `references.preceding`.
 */
export const creditSchema = z.strictObject({
  reason: z.optional(z.enum(CREDIT_REASONS)),
  /** The reason in the author's words. */
  explanation: z.optional(optionalText(200)),
  treatment: z._default(treatmentSchema, { kind: 'offset' }),
});
