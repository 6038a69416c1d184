import type { Draft } from '#documents';

/** The whole sum at the usual rate, to be split if need be: who details VAT charges it. */
export function withTax(draft: Draft): Draft {
  const { receipt } = draft;
  if (!receipt) return draft;
  const vat = [{ rate: '20', amount: receipt.amount }];
  return { ...draft, vatRegime: 'normal', receipt: { ...receipt, vat } };
}

/** A receipt that does not mention VAT. */
export function withoutTax(draft: Draft): Draft {
  if (!draft.receipt) return draft;
  const { vat: _vat, ...receipt } = draft.receipt;
  return { ...draft, vatRegime: 'exempt', receipt };
}
