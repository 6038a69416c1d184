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
export type ReceivedBy = (typeof RECEIVED_BY)[number];

const amount = decimal({ scale: 2 });

/** An invoice settled in full or in part. */
const settledInvoiceFields = {
  number: orEmpty(documentNumber(35), 'N°\u00a0de la facture'),
  issueDate: optional(date, 'Date de la facture'),
  /** The part of the payment allocated to the invoice. */
  amount: withDefault(amount, '0', 'Réglé'),
  /** The amount due before this payment. */
  dueBefore: optional(amount, 'Restait dû'),
};

/** The part of the amount received at one rate, VAT included. */
const taxedPart = object({
  rate: required(decimal({ scale: 2, max: '99.99' }), 'Taux'),
  amount: required(amount, 'Part TTC'),
});

/** Fields of a recu: the seller received, the buyer or payer paid. */
export const receiptFields = {
  /** VAT included. */
  amount: withDefault(amount, '0', 'Montant reçu'),
  /** Overrides the computed words. */
  amountInWords: optional(text(300), 'En toutes lettres'),
  paidOn: optional(date, 'Reçu le'),
  /** Absent when nobody said it: nothing is printed then. */
  means: optional(choice(RECEIVED_BY), 'Moyen de paiement'),
  /** Transfer reference or cheque number. */
  reference: optional(text(60), 'Référence du paiement'),
  bank: optional(text(100), 'Banque'),
  /** « Vente d’un vélo » */
  purpose: optional(text(300), 'Motif du paiement'),
  invoices: withDefault(listOf(object(settledInvoiceFields), 50), [], 'Factures réglées'),
  /** Computed when each invoice has `dueBefore`. */
  remainingDue: optional(amount, 'Reste dû après ce paiement'),
  /** The VAT included in the amount. */
  vat: optional(listOf(taxedPart, 10), 'TVA comprise'),
  /** Place of signature; defaults to the seller’s town. */
  place: optional(text(100), 'Fait à'),
  /** Two copies on one page: one to give, one to keep. */
  copies: withDefault(either([literal(1), literal(2)], 'Expected 1 or 2'), 1, 'Exemplaires'),
};

export const receiptShape = object(receiptFields);

export type Receipt = OutputOf<typeof receiptFields>;
export type SettledInvoice = OutputOf<typeof settledInvoiceFields>;
