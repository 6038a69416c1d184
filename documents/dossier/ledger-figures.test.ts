import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { computeLedgerFigures } from './ledger-figures.ts';

const drafts = Object.values(samples).map((sample) => requireDraft(sample));

test('turnover and VAT are those of the document: an avoir takes them away', () => {
  for (const draft of drafts) {
    const { rates } = computeLedgerFigures(draft);
    const totals = computeTotals(draft);
    const vat = rates.reduce((sum, row) => sum + row.vatAmount, 0);
    if (draft.kind === 'avoir') expect(vat + totals.vatTotal).toBe(0);
    if (draft.kind === 'facture-tva' && draft.subtype === 'standard')
      expect(vat).toBe(totals.vatTotal);
  }
});

test('what is no invoice adds nothing to turnover; a rent is a rent', () => {
  for (const draft of drafts.filter(({ kind }) => kind === 'devis' || kind === 'recu'))
    expect(computeLedgerFigures(draft)).toMatchObject({ rates: [], turnover: null });
  const rent = drafts.find(({ kind }) => kind === 'quittance-loyer');
  if (!rent) throw new Error('There is no sample of a rent');
  expect(computeLedgerFigures(rent).activity).toBe('rent');
});

test('a deposit that was invoiced counts once: its final invoice has the rest', () => {
  const base = drafts.find(({ kind, subtype }) => kind === 'facture-tva' && subtype === 'standard');
  if (!base) throw new Error('There is no sample of an invoice');
  const final = requireDraft({
    ...base,
    subtype: 'final',
    lines: [
      { kind: 'item', name: 'Pose', quantity: '1', unit: 'C62', unitPrice: '100', vatRate: '20' },
    ],
    allowances: [],
    charges: [],
    prepayments: [
      {
        amount: '36',
        reference: 'F-1',
        vat: [{ rate: '20', taxableAmount: '30', vatAmount: '6' }],
      },
    ],
  });
  const rest = [{ taxableAmount: 7000, vatAmount: 1400 }];
  expect(computeLedgerFigures(final).rates).toMatchObject(rest);
  const paid = { ...final, payment: { ...final.payment, means: ['paid' as const] } };
  expect(computeLedgerFigures(paid).rates).toMatchObject(rest);
});
