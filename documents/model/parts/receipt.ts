import * as z from 'zod/mini';
import { decimal, isoDate, numberText, optionalText } from '#documents/model/values.ts';

export const RECEIVED_BY = ['cash', 'cheque', 'transfer', 'card', 'direct-debit', 'other'] as const;
/** How money was received: what a receipt or a quittance says of a payment. */
export type ReceivedBy = (typeof RECEIVED_BY)[number];

const amount = decimal({ scale: 2 });

/** An invoice that the payment settles, wholly or in part. */
const settledInvoiceSchema = z.strictObject({
  number: numberText(35),
  issueDate: z.optional(isoDate),
  /** The part of the payment that goes to it. */
  amount: z._default(amount, '0'),
  /** What was due on it before this payment: gives what remains. */
  dueBefore: z.optional(amount),
});

/** A part of the amount received at one rate, tax included. */
const taxedPartSchema = z.strictObject({ rate: decimal({ scale: 2, max: '99.99' }), amount });

/** What a recu adds to the common fields: the seller received, the buyer (or the payer) paid. */
export const receiptSchema = z.strictObject({
  /** Tax included. */
  amount: z._default(amount, '0'),
  /** Replaces the words that the amount gives. */
  amountInWords: z.optional(optionalText(300)),
  /** Day of the payment. */
  paidOn: z.optional(isoDate),
  means: z._default(z.enum(RECEIVED_BY), 'transfer'),
  /** Reference of the transfer, or number of the cheque. */
  reference: z.optional(optionalText(60)),
  /** Bank of the cheque. */
  bank: z.optional(optionalText(100)),
  /** What it was paid for, in words: « la vente d’un vélo ». */
  purpose: z.optional(optionalText(300)),
  invoices: z._default(z.array(settledInvoiceSchema).check(z.maxLength(50)), []),
  /** What remains due after the payment; computed when each invoice says what was due before. */
  remainingDue: z.optional(amount),
  /** The tax that the amount includes, when the issuer charges it. */
  vat: z.optional(z.array(taxedPartSchema).check(z.maxLength(10))),
  /** Where it is signed; the town of the receiver when absent. */
  place: z.optional(optionalText(100)),
  /** Two copies on the page: one to give, one to keep. */
  copies: z._default(z.union([z.literal(1), z.literal(2)], { error: 'Expected 1 or 2' }), 1),
});

export type Receipt = z.infer<typeof receiptSchema>;
export type SettledInvoice = z.infer<typeof settledInvoiceSchema>;
