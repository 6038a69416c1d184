import { optional, orEmpty, required, withDefault } from './field.ts';
import type { OutputOf } from './field-types.ts';
import {
  choice,
  date,
  decimal,
  documentNumber,
  either,
  listOf,
  literal,
  object,
  text,
} from './shape.ts';

export const RECEIVED_BY = ['cash', 'cheque', 'transfer', 'card', 'direct-debit', 'other'] as const;
/** How money was received: what a receipt or a quittance says of a payment. */
export type ReceivedBy = (typeof RECEIVED_BY)[number];

const amount = decimal({ scale: 2 });

/** An invoice that the payment settles, wholly or in part. */
const settledInvoiceFields = {
  number: orEmpty(documentNumber(35), 'N°\u00a0de la facture'),
  issueDate: optional(date, 'Date de la facture'),
  /** The part of the payment that goes to it. */
  amount: withDefault(amount, '0', 'Réglé'),
  /** Before this payment: gives what remains. */
  dueBefore: optional(amount, 'Restait dû'),
};

/** A part of the amount received at one rate, tax included. */
const taxedPart = object({
  rate: required(decimal({ scale: 2, max: '99.99' }), 'Taux'),
  amount: required(amount, 'Part TTC'),
});

/** What a recu adds to the common fields: the seller received, the buyer (or the payer) paid. */
export const receiptFields = {
  /** Tax included. */
  amount: withDefault(amount, '0', 'Montant reçu'),
  /** Replaces the words that the amount gives. */
  amountInWords: optional(text(300), 'En toutes lettres'),
  paidOn: optional(date, 'Reçu le'),
  means: withDefault(choice(RECEIVED_BY), 'transfer', 'Moyen de paiement'),
  /** Reference of the transfer, or number of the cheque. */
  reference: optional(text(60), 'Référence du paiement'),
  bank: optional(text(100), 'Banque'),
  /** « la vente d’un vélo » */
  purpose: optional(text(300), 'En règlement de'),
  invoices: withDefault(listOf(object(settledInvoiceFields), 50), [], 'Factures réglées'),
  /** Computed when each invoice says what was due before. */
  remainingDue: optional(amount, 'Reste dû après ce paiement'),
  /** The tax that the amount includes, when the issuer charges it. */
  vat: optional(listOf(taxedPart, 10), 'TVA comprise'),
  /** Where it is signed; the town of the receiver when absent. */
  place: optional(text(100), 'Fait à'),
  /** Two copies on the page: one to give, one to keep. */
  copies: withDefault(either([literal(1), literal(2)], 'Expected 1 or 2'), 1, 'Exemplaires'),
};

export const receiptShape = object(receiptFields);

export type Receipt = OutputOf<typeof receiptFields>;
export type SettledInvoice = OutputOf<typeof settledInvoiceFields>;
