import { optional, required } from './field.ts';
import { documentReferenceShape } from './references.ts';
import { decimal, integer, listOf, object } from './shape.ts';
import { vatRoundingShape } from './vat-rounding.ts';

const signedAmount = decimal({ scale: 2, min: '-999999999' });

/** Fields of an invoice of the progress of works; its quote is in `references.quote`. */
export const situationFields = {
  /** From 1, among the situations of the quote. */
  rank: required(integer(1, 999), 'Situation n°'),
  /** Their lines are among those of the situation. */
  amendments: optional(listOf(documentReferenceShape, 50), 'Avenants du devis'),
  /** Of all lines, in the price mode; those that their author deletes stay to be done. */
  agreed: optional(signedAmount, 'Montant convenu'),
  vatRounding: optional(listOf(vatRoundingShape, 10), 'Arrondi de TVA'),
};

/** What the quote agreed on for a line, and what earlier situations invoiced of it. */
const progressFields = {
  /** Position in the quote, then in its amendments, from 1. */
  line: required(integer(1, 99_999), 'Ligne du devis'),
  /** In the price mode of the document, line discount taken off. */
  agreed: required(signedAmount, 'Montant du devis'),
  before: required(signedAmount, 'Déjà facturé'),
};

export const progressShape = object(progressFields);
