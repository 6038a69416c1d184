import * as z from 'zod/mini';
import { decimal, isoDate, multilineText, optionalText, text } from '#documents/model/values.ts';

/** Why no VAT is charged: BT-121 (VATEX code) and BT-120 (text). */
export const exemptionSchema = z.strictObject({
  code: z.optional(optionalText(40)),
  reason: text(300),
});

const percent = decimal({ scale: 2, max: '100' });
const amount = decimal({ scale: 2 });

/** A discount or a global allowance: a percentage or an amount, never both. */
export const discountSchema = z.union(
  [
    z.strictObject({ percent, reason: z.optional(optionalText(100)) }),
    z.strictObject({ amount, reason: z.optional(optionalText(100)) }),
  ],
  { error: 'Expected { "percent": … } or { "amount": … }, not both' },
);

export const periodSchema = z.strictObject({
  start: z.optional(isoDate),
  end: z.optional(isoDate),
});

const itemFields = {
  /** BT-153 */
  name: text(500),
  /** BT-154 */
  description: z.optional(multilineText(2000)),
  /** BT-155, BT-156, BT-157 */
  reference: z.optional(optionalText(50)),
  buyerReference: z.optional(optionalText(50)),
  gtin: z.optional(optionalText(14)),
  /** BT-129: negative to take back, never zero on an invoice. */
  quantity: z._default(decimal({ scale: 4, min: '-999999999', max: '999999999' }), '1'),
  /** BT-130, UN/ECE Recommendation 20; `unitLabel` is what is shown instead of its French name. */
  unit: z._default(
    z
      .string()
      .check(
        z.regex(/^[A-Z0-9]{2,3}$/, { error: 'Expected a UN/ECE Rec 20 unit code, such as "HUR"' }),
      ),
    'C62',
  ),
  unitLabel: z.optional(optionalText(20)),
  /** BT-146/148, without tax or with it according to `priceMode`. */
  unitPrice: z._default(decimal({ scale: 6 }), '0'),
  discount: z.optional(discountSchema),
  /** BT-152 */
  vatRate: z.optional(decimal({ scale: 2, max: '99.99' })),
  /** For a line at 0 % that does not share the document's reason. */
  exemption: z.optional(exemptionSchema),
  nature: z.optional(z.enum(['goods', 'services'])),
  /** BT-134, BT-135 */
  period: z.optional(periodSchema),
  /** BT-127 */
  note: z.optional(multilineText(500)),
  /** BT-132 */
  orderLine: z.optional(optionalText(50)),
  /** BT-133 */
  accountingReference: z.optional(optionalText(50)),
  /** BT-159 */
  originCountry: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** BG-32 */
  attributes: z.optional(
    z.array(z.strictObject({ name: text(60), value: text(200) })).check(z.maxLength(20)),
  ),
  /** Eco-contribution included in the unit price, shown apart (C. env. L541-10-20). */
  ecoContribution: z.optional(decimal({ scale: 2 })),
};

/** An item that is sold. */
const itemSchema = z.strictObject({ kind: z.literal('item'), ...itemFields });
/** An outlay in the customer's name, outside the tax base (CGI 267, II-2°). */
const disbursementSchema = z.strictObject({
  kind: z.literal('disbursement'),
  ...itemFields,
});
/**
 * Proposed beside the total of a devis, never in it; `isSelected` says that the customer takes it.
 */
const optionSchema = z.strictObject({
  kind: z.literal('option'),
  ...itemFields,
  isSelected: z.optional(z.boolean()),
});
/** One of several ways: variants that follow each other exclude each other. */
const variantSchema = z.strictObject({
  kind: z.literal('variant'),
  ...itemFields,
  isSelected: z.optional(z.boolean()),
});
/**
 * Opens a section; its lines end at the next section or sub-total. `hidesDetail` prints its total
 * alone.
 */
const sectionSchema = z.strictObject({
  kind: z.literal('section'),
  name: text(200),
  hidesDetail: z.optional(z.boolean()),
});
/** Adds up the lines since the last section or sub-total. */
const subtotalSchema = z.strictObject({
  kind: z.literal('subtotal'),
  name: z.optional(optionalText(200)),
});
const commentSchema = z.strictObject({
  kind: z.literal('comment'),
  text: z._default(multilineText(2000), ''),
});
const pageBreakSchema = z.strictObject({ kind: z.literal('page-break') });

export const lineSchema = z.discriminatedUnion('kind', [
  itemSchema,
  disbursementSchema,
  sectionSchema,
  subtotalSchema,
  commentSchema,
  pageBreakSchema,
  optionSchema,
  variantSchema,
]);

export type Exemption = z.infer<typeof exemptionSchema>;
export type Discount = z.infer<typeof discountSchema>;
export type Line = z.infer<typeof lineSchema>;
/** A line that carries a price. */
export type PricedLine = Extract<Line, { kind: 'item' | 'disbursement' }>;
/** A line that a customer may add: priced, but outside every total. */
export type OptionalLine = Extract<Line, { kind: 'option' | 'variant' }>;
/** Any line with a price. */
export type SellableLine = PricedLine | OptionalLine;
