import * as z from 'zod/mini';
import { decimal, isoDate, multilineText, optionalText, text } from '#documents/model/values.ts';

const percent = decimal({ scale: 2, max: '100' });
const amount = decimal({ scale: 2 });

/** What the customer pays when he accepts: a part of the total, or an amount, tax included. */
const quoteDepositSchema = z.union(
  [
    z.strictObject({ percent, nature: z.optional(z.enum(['deposit', 'earnest'])) }),
    z.strictObject({ amount, nature: z.optional(z.enum(['deposit', 'earnest'])) }),
  ],
  { error: 'Expected { "percent": … } or { "amount": … }, not both' },
);

/** One term of the payment schedule; the percentages add up to 100. */
const scheduleTermSchema = z.strictObject({
  percent,
  /** « À la commande », « Réception des travaux » */
  label: text(100),
  date: z.optional(isoDate),
});

/** Where the waste of a building site goes (C. env. L541-21-2-3, decree 2020-1817). */
const wasteSchema = z.strictObject({
  /** « 2 m³ de gravats » */
  quantity: text(200),
  /** How it is sorted and taken away. */
  handling: text(500),
  collectionPoints: z._default(
    z
      .array(
        z.strictObject({
          name: text(200),
          address: text(300),
          facility: z.optional(optionalText(100)),
        }),
      )
      .check(z.maxLength(10)),
    [],
  ),
  /** Cost, tax included. */
  cost: z.optional(amount),
});

/** What a devis adds to the common fields (forms § 4.6). */
export const quoteSchema = z.strictObject({
  /** Free, or its price, tax included (arrêté of 24/01/2017). */
  cost: z._default(
    z.union(
      [z.literal('free'), z.strictObject({ amount, isDeductible: z.optional(z.boolean()) })],
      { error: 'Expected "free" or { "amount": … }' },
    ),
    'free',
  ),
  startDate: z.optional(isoDate),
  /** « Trois semaines à compter de l’accord » */
  duration: z.optional(optionalText(150)),
  deposit: z.optional(quoteDepositSchema),
  schedule: z.optional(z.array(scheduleTermSchema).check(z.maxLength(12))),
  /**
   * Building works, repair or maintenance at a customer's place: what the arrêté of 24/01/2017 adds
   * is due.
   */
  isWorks: z._default(z.boolean(), false),
  /** Travel costs and hourly rate, in the price mode of the document. */
  travelCost: z.optional(amount),
  hourlyRate: z.optional(amount),
  /** The parts that are replaced are kept for the customer. */
  keepsParts: z.optional(z.boolean()),
  waste: z.optional(wasteSchema),
  /**
   * Concluded with a consumer at a distance or away from business premises: 14 days to withdraw (C.
   * conso. L221-18).
   */
  withdrawal: z.optional(z.enum(['distance', 'off-premises'])),
  /** Revision of prices, after-sales service, guarantees: printed with the terms. */
  guarantees: z.optional(multilineText(2000)),
});

export type Quote = z.infer<typeof quoteSchema>;
