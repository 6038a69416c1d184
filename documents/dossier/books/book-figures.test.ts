import { expect, test } from 'vitest';
import type { Draft } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { billedAmount } from '#documents/totals/billed.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { bookFiguresOf } from './book-figures.ts';

const drafts = Object.values(samples).map((sample) => requireDraft(sample));
const figure = (draft: Draft) => bookFiguresOf(draft, computeTotals(draft));

test('turnover and VAT are those of the document: an avoir takes them away', () => {
  for (const draft of drafts) {
    const { rates } = figure(draft);
    const totals = computeTotals(draft);
    const vat = rates.reduce((sum, row) => sum + row.vatAmount, 0);
    if (draft.kind === 'avoir') expect(vat + totals.vatTotal).toBe(0);
    if (draft.kind === 'facture-tva' && draft.subtype === 'standard')
      expect(vat).toBe(totals.vatTotal);
  }
});

test('turnover, VAT and outlays make what a document bills', () => {
  for (const draft of drafts) {
    const { rates, outlay } = figure(draft);
    if (rates.length === 0) continue;
    const sold = rates.reduce((sum, row) => sum + row.taxableAmount + row.vatAmount, 0);
    const billed = billedAmount(draft, computeTotals(draft));
    expect(sold + outlay).toBe(draft.kind === 'avoir' ? -billed : billed);
  }
});

test('what is no invoice adds nothing to turnover; a rent is a rent', () => {
  for (const draft of drafts.filter(({ kind }) => kind === 'devis' || kind === 'recu'))
    expect(figure(draft)).toMatchObject({ rates: [], turnover: null });
  const rent = drafts.find(({ kind }) => kind === 'quittance-loyer');
  if (!rent) throw new Error('There is no sample of a rent');
  expect(figure(rent).activity).toBe('rent');
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
  expect(figure(final).rates).toMatchObject(rest);
  const paid = { ...final, payment: { ...final.payment, means: ['paid' as const] } };
  expect(figure(paid).rates).toMatchObject(rest);
});
