import type { Draft } from '#documents/model/draft.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';

/** The French cadre (BT-23, BR-FR-08): a letter for the nature, a digit for the stage. */
type Frame = { operation: Draft['operation']; isAfterDeposits: boolean; isPaid: boolean };

/** BT-23 is free text in other countries: anything but a cadre is ignored. */
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
