import { optional, required, withDefault } from './field.ts';
import { choice, date, identifier, listOf, literal, object, tagged, text } from './shape.ts';
import { vatRoundingShape } from './vat-rounding.ts';

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

const kindOf = <const Kind extends string>(kind: Kind) => required(literal(kind), 'Remboursement');

/** How an avoir returns the money. */
const treatment = tagged('kind', [
  object({
    kind: kindOf('refund'),
    iban: optional(identifier(34, 'iban'), 'IBAN du client'),
    date: optional(date, 'Remboursé le'),
  }),
  /** Deducted from `invoice`, by default the corrected one. */
  object({
    kind: kindOf('offset'),
    invoice: optional(text(35), 'À déduire de la facture'),
  }),
  /** Kept as credit for the next order. */
  object({ kind: kindOf('on-account'), until: optional(date, 'À utiliser jusqu’au') }),
]);

/** Fields of an avoir; the invoices that it corrects are in `references.preceding`. */
export const creditFields = {
  reason: optional(choice(CREDIT_REASONS), 'Motif'),
  explanation: optional(text(200), 'Précision'),
  treatment: withDefault(treatment, { kind: 'offset' }, 'Ce que devient l’argent'),
  vatRounding: optional(listOf(vatRoundingShape, 10), 'Arrondi de TVA'),
};
