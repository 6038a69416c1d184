import type { TolerantInvoice } from '#documents/facturx/read/tolerant-invoice.ts';
import type { Draft } from '#documents/model/draft.ts';

/**
 * What a French cadre says (BT-23, BR-FR-08): a letter for the nature, a digit for where the
 * invoice stands.
 */
type Frame = { operation: Draft['operation']; isAfterDeposits: boolean; isPaid: boolean };

/** Other countries put other things in BT-23: they say nothing here. */
export function readFrame({ processId = '' }: TolerantInvoice): Frame {
  const [, letter = '', digit] = /^([BSM])(\d)$/.exec(processId) ?? [];
  return {
    operation: OPERATIONS[letter] ?? '',
    isAfterDeposits: digit === '4',
    isPaid: digit === '2',
  };
}

const OPERATIONS: Readonly<Record<string, Draft['operation']>> = {
  B: 'goods',
  S: 'services',
  M: 'mixed',
};
