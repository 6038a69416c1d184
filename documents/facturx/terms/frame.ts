import { type OperationNature, operationNatureOf } from '#documents/law/operation-nature.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Totals } from '#documents/totals/totals.ts';

/**
 * BT-23, cadre de facturation (BR-FR-08): a letter for the nature of the operation, a digit for
 * where the invoice stands: 4 after deposits, 2 already paid (BR-FR-CO-09), 1 otherwise. Nothing
 * published says when S5 is due, so the works of a subcontractor are S1 as other services.
 */
export function processIdOf(draft: Draft, typeCode: string, totals: Totals): string {
  const letter = LETTERS[operationNatureOf(draft)];
  if (followsDeposits(draft) && !DEPOSIT_TYPES.has(typeCode)) return `${letter}4`;
  return `${letter}${isAlreadyPaid(draft, totals) ? 2 : 1}`;
}

/** Deducts deposits that were invoiced (CGI 289, I-1-c). */
export function followsDeposits(draft: Draft): boolean {
  return (
    draft.subtype === 'final' ||
    draft.prepayments.some((prepayment) => prepayment.vat !== undefined)
  );
}

/** Everything was received before the invoice was made, and nothing is left to pay. */
export function isAlreadyPaid(draft: Draft, totals: Totals): boolean {
  return draft.payment.means.includes('paid') && totals.payableAmount === 0;
}

const LETTERS: Readonly<Record<OperationNature, string>> = {
  goods: 'B',
  services: 'S',
  mixed: 'M',
};
/** BR-FR-CO-08 */
const DEPOSIT_TYPES: ReadonlySet<string> = new Set(['386', '500', '503']);
