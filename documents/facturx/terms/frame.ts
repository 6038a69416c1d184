import type { Draft } from '#documents/model/draft.ts';
import { isPriced } from '#documents/model/parts/is-priced.ts';
import type { VatRegime } from '#documents/model/vat-regime.ts';
import type { Totals } from '#documents/totals/totals.ts';

type Nature = 'goods' | 'services' | 'mixed';

/**
 * BT-23, cadre de facturation (BR-FR-08): a letter for the nature of the operation, a digit for
 * where the invoice stands: 4 after deposits, 2 already paid (BR-FR-CO-09), S5 a subcontractor's, 1
 * otherwise.
 */
export function processIdOf(draft: Draft, typeCode: string, totals: Totals): string {
  const letter = LETTERS[operationNatureOf(draft)];
  if (followsDeposits(draft) && !DEPOSIT_TYPES.has(typeCode)) return `${letter}4`;
  if (isAlreadyPaid(draft, totals)) return `${letter}2`;
  return draft.vatRegime === 'reverse-charge-works' && letter === 'S' ? 'S5' : `${letter}1`;
}

/** What the author says, else what the lines say, else what the regime supposes. */
export function operationNatureOf(draft: Draft): Nature {
  if (draft.operation) return draft.operation;
  const natures = new Set(
    draft.lines.flatMap((line) => (isPriced(line) && line.nature ? [line.nature] : [])),
  );
  if (natures.size > 1) return 'mixed';
  const [nature] = natures;
  return nature ?? (GOODS_REGIMES.has(draft.vatRegime) ? 'goods' : 'services');
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

const LETTERS: Readonly<Record<Nature, string>> = { goods: 'B', services: 'S', mixed: 'M' };
/** BR-FR-CO-08 */
const DEPOSIT_TYPES: ReadonlySet<string> = new Set(['386', '500', '503']);
const GOODS_REGIMES: ReadonlySet<VatRegime> = new Set([
  'eu-goods',
  'export',
  'margin-used',
  'margin-art',
  'margin-antiques',
]);
