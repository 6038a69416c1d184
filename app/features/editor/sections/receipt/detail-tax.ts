import type { Draft } from '#documents';

/** Starts with the whole amount at the usual rate. */
export function withTax(draft: Draft): Draft {
  const { receipt } = draft;
  if (!receipt) return draft;
  const vat = [{ rate: '20', amount: receipt.amount }];
  return { ...draft, vatRegime: 'normal', receipt: { ...receipt, vat } };
}

export function withoutTax(draft: Draft): Draft {
  if (!draft.receipt) return draft;
  const { vat: _vat, ...receipt } = draft.receipt;
  return { ...draft, vatRegime: 'exempt', receipt };
}
