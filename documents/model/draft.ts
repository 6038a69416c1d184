import * as z from 'zod/mini';
import { addressSchema } from './parts/address.ts';
import { attachmentSchema } from './parts/attachment.ts';
import { creditSchema } from './parts/credit.ts';
import { discountSchema, exemptionSchema, lineSchema, periodSchema } from './parts/line.ts';
import { buyerSchema, sellerSchema } from './parts/party.ts';
import { paymentSchema } from './parts/payment.ts';
import { quoteSchema } from './parts/quote.ts';
import { receiptSchema } from './parts/receipt.ts';
import { referencesSchema } from './parts/references.ts';
import { rentSchema } from './parts/rent.ts';
import { LANGUAGES, styleSchema } from './parts/style.ts';
import { hasSubtype, KIND_NAMES, SUBTYPES, subtypesOf } from './subtypes.ts';
import {
  currencyCode,
  dateOrEmpty,
  decimal,
  identifierSchema,
  isoDate,
  multilineText,
  numberText,
  optionalText,
  text,
} from './values.ts';
import { VAT_REGIMES } from './vat-regime.ts';

const amount = decimal({ scale: 2 });

/** BG-21: a charge of the whole document, at its own rate. */
const chargeSchema = z.strictObject({
  amount,
  reason: text(100),
  vatRate: z.optional(decimal({ scale: 2, max: '99.99' })),
});

/**
 * Money already received, tax included; with its VAT when it was invoiced as a deposit (CGI 289,
 * I-1-c).
 */
const prepaymentSchema = z.strictObject({
  amount,
  /** Of the payment; `issueDate` is that of the deposit invoice. */
  date: z.optional(isoDate),
  issueDate: z.optional(isoDate),
  reference: z.optional(optionalText(35)),
  vat: z.optional(
    z
      .array(
        z.strictObject({
          rate: decimal({ scale: 2, max: '99.99' }),
          taxableAmount: amount,
          vatAmount: amount,
        }),
      )
      .check(z.maxLength(10)),
  ),
});

const deliverySchema = z.strictObject({
  name: text(200),
  siret: z.optional(identifierSchema(14)),
  ...addressSchema.shape,
});

/**
 * What the customer certifies so that works are taxed at a reduced rate (CGI 279-0 bis, 278-0 bis
 * A).
 */
const worksSchema = z.strictObject({
  certification: z.enum(['improvement', 'energy', 'simplified']),
  address: z.optional(optionalText(300)),
});

const draftShape = z.strictObject({
  version: z.literal(1),
  kind: z.enum(KIND_NAMES),
  subtype: z._default(z.enum(SUBTYPES), 'standard'),
  vatRegime: z.enum(VAT_REGIMES),
  exemption: z.optional(exemptionSchema),
  /** BT-1; empty while the document has none. The law rules judge its characters. */
  number: numberText(60),
  issueDate: dateOrEmpty,
  dueDate: dateOrEmpty,
  /** Last day of an offer (devis). */
  validUntil: z.optional(isoDate),
  currency: currencyCode,
  /** When the currency is not the euro: how many euros one unit is worth, and of which day. */
  exchangeRate: z.optional(z.strictObject({ rate: decimal({ scale: 6 }), date: isoDate })),
  language: z._default(z.enum(LANGUAGES), 'fr'),
  title: z.optional(optionalText(60)),
  subject: z.optional(optionalText(150)),
  intro: z.optional(multilineText(2000)),
  outro: z.optional(multilineText(2000)),
  /** Delivery or end of the service: one day, or a period (BT-72, BG-14). */
  supply: z.optional(
    z.strictObject({
      date: z.optional(isoDate),
      ...periodSchema.shape,
      place: z.optional(optionalText(200)),
    }),
  ),
  operation: z._default(z.enum(['', 'goods', 'services', 'mixed']), ''),
  vatOnDebits: z._default(z.boolean(), false),
  priceMode: z._default(z.enum(['net', 'gross']), 'net'),
  seller: sellerSchema,
  buyer: buyerSchema,
  deliveryAddress: z.optional(deliverySchema),
  /** Who pays when it is not the buyer. */
  payer: z.optional(z.strictObject({ name: text(200), relation: z.optional(optionalText(100)) })),
  /** BG-10: who receives the money when it is not the seller (factoring). */
  payee: z.optional(
    z.strictObject({
      name: text(200),
      siren: z.optional(identifierSchema(9)),
      iban: z.optional(identifierSchema(34)),
      bic: z.optional(identifierSchema(11)),
    }),
  ),
  lines: z._default(
    z.array(lineSchema).check(z.maxLength(2000, { error: 'A document holds at most 2000 lines' })),
    [],
  ),
  allowances: z._default(z.array(discountSchema).check(z.maxLength(20)), []),
  charges: z._default(z.array(chargeSchema).check(z.maxLength(20)), []),
  prepayments: z._default(z.array(prepaymentSchema).check(z.maxLength(100)), []),
  /** BT-114: rounding of a cash payment. */
  rounding: z.optional(decimal({ scale: 2, min: '-0.99', max: '0.99' })),
  payment: z._default(paymentSchema, {
    means: ['transfer'],
    latePenalty: 'ecb+10',
    recoveryFee: true,
    earlyDiscount: 'none',
  }),
  references: z._default(referencesSchema, {}),
  works: z.optional(worksSchema),
  /** What a devis adds. */
  quote: z.optional(quoteSchema),
  /** What an avoir adds. */
  credit: z.optional(creditSchema),
  /** What a recu adds. */
  receipt: z.optional(receiptSchema),
  /** What a quittance-loyer adds; it has no lines. */
  rent: z.optional(rentSchema),
  attachments: z.optional(z.array(attachmentSchema).check(z.maxLength(20))),
  notes: z.optional(multilineText(1000)),
  terms: z.optional(multilineText(10_000)),
  /** Never in a PDF, an XML or a link. */
  privateNotes: z.optional(multilineText(2000)),
  style: z._default(styleSchema, {
    template: 'classique',
    accent: '#1C5D4A',
    watermark: 'none',
    showsPaymentCode: true,
  }),
});

/**
 * The public JSON of a document. Every key is described in the published JSON Schema:
 * json-schema/descriptions.ts has its sentence.
 */
export const draftSchema = draftShape.check((context) => {
  const { kind, subtype } = context.value;
  if (hasSubtype(kind, subtype)) return;
  const expected = subtypesOf(kind).map((name) => `"${name}"`);
  context.issues.push({
    code: 'custom',
    path: ['subtype'],
    input: subtype,
    message: `Expected ${expected.join(' or ')} for the kind "${kind}", received "${subtype}"`,
  });
});

export type Draft = z.infer<typeof draftSchema>;
export type DraftInput = z.input<typeof draftSchema>;
export type Charge = z.infer<typeof chargeSchema>;
export type Prepayment = z.infer<typeof prepaymentSchema>;
