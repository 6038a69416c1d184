import { type OperationNature, operationNatureOf } from '#documents/law/operation-nature.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Totals } from '#documents/totals/totals.ts';

/**
 * BT-23, cadre de facturation (BR-FR-08): a letter for the nature, a digit for the stage: 4 after
 * deposits, 2 already paid (BR-FR-CO-09), else 1. No published rule defines S5, so subcontracted
 * works are S1 like other services.
 */
export function processIdOf(draft: Draft, typeCode: string, totals: Totals): string {
  const letter = LETTERS[operationNatureOf(draft)];
  if (followsDeposits(draft) && !DEPOSIT_TYPES.has(typeCode)) return `${letter}4`;
  return `${letter}${isAlreadyPaid(draft, totals) ? 2 : 1}`;
}

/** Whether it deducts invoiced deposits (CGI 289, I-1-c). */
export function followsDeposits(draft: Draft): boolean {
  return (
    draft.subtype === 'final' ||
    draft.prepayments.some((prepayment) => prepayment.vat !== undefined)
  );
}

/** Paid in full before it was issued. */
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
