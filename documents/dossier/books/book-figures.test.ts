import { expect, test } from 'vitest';
import { convertInvoiceToCredit, type Draft, type DraftInput } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { bookFiguresOf } from './book-figures.ts';

const figure = (draft: Draft) => bookFiguresOf(draft, computeTotals(draft));
const item = (unitPrice: string, vatRate?: string) =>
  ({ kind: 'item', name: 'Pose', quantity: '1', unitPrice, vatRate }) as const;
const outlay = (unitPrice: string) => ({ ...item(unitPrice), kind: 'disbursement' }) as const;
const day = { number: 'A-1', today: '2026-11-20' };

function sell(changes: Partial<DraftInput> = {}): Draft {
  return requireDraft({
    ...samples.menuisier,
    lines: [item('100', '20')],
    allowances: [],
    charges: [],
    prepayments: [],
    ...changes,
  });
}

/** Under the franchise. */
const exempt: Partial<DraftInput> = {
  kind: 'facture-auto-entrepreneur',
  vatRegime: 'franchise',
  lines: [item('100')],
};

test('an invoice adds its rates, without what was paid for the client', () => {
  const lines = [item('100', '20'), item('50', '10'), item('30', '20'), outlay('42.50')];
  expect(figure(sell({ lines }))).toMatchObject({
    rates: [
      { rate: 2000, taxableAmount: 13_000, vatAmount: 2_600 },
      { rate: 1000, taxableAmount: 5_000, vatAmount: 500 },
    ],
    outlay: 4_250,
    turnover: null,
  });
});

test('an avoir takes away what its invoice added, outlays too', () => {
  const invoice = sell({ lines: [item('100', '20'), outlay('42.50')] });
  expect(figure(convertInvoiceToCredit(invoice, day))).toMatchObject({
    rates: [{ rate: 2000, taxableAmount: -10_000, vatAmount: -2_000 }],
    outlay: -4_250,
    turnover: null,
  });
});

test('the turnover of a franchise is its sales without outlays, less its avoirs', () => {
  const invoice = sell({ ...exempt, lines: [item('100'), item('20.55'), outlay('42.50')] });
  expect(figure(invoice)).toMatchObject({ turnover: 12_055, outlay: 4_250 });
  expect(figure(convertInvoiceToCredit(invoice, day))).toMatchObject({
    turnover: -12_055,
    outlay: -4_250,
  });
  expect(figure(sell({ ...exempt, lines: [outlay('42.50')] }))).toMatchObject({
    rates: [],
    turnover: 0,
    outlay: 4_250,
  });
});

test('what is no invoice adds nothing', () => {
  const franchise = samples.graphiste;
  for (const draft of [
    sell({ kind: 'devis', lines: [item('100', '20'), outlay('42.50')] }),
    sell({ subtype: 'proforma', lines: [item('100', '20'), outlay('42.50')] }),
    requireDraft({ ...franchise, kind: 'devis' }),
    requireDraft(samples['quittance-appartement']),
  ])
    expect(figure(draft)).toMatchObject({ rates: [], outlay: 0, turnover: null });
});

test.each([
  ['goods', { operation: 'goods' }, 'company', 'goods'],
  ['goods of a liberal profession', { operation: 'goods' }, 'liberal', 'goods'],
  ['services', { operation: 'services' }, 'company', 'services'],
  ['goods with services', { operation: 'mixed' }, 'company', 'services'],
  ['services of a liberal profession', { operation: 'services' }, 'liberal', 'liberal'],
  ['both, of a liberal profession', { operation: 'mixed' }, 'liberal', 'liberal'],
  ['lines that tell', { lines: [{ ...item('1', '20'), nature: 'goods' }] }, 'company', 'goods'],
] as const)('the activity of %s', (_name, changes, kind, activity) => {
  const { operation: _operation, ...sample } = sell();
  const draft = requireDraft({ ...sample, ...changes } as DraftInput);
  expect(figure({ ...draft, seller: { ...draft.seller, kind } }).activity).toBe(activity);
});

test('goods sold with services have their part of each rate, discounts and deposits too', () => {
  const goods = { ...item('600', '20'), nature: 'goods' } as const;
  const lines = [goods, { ...item('200', '20'), nature: 'services' }, item('100', '10')] as const;
  const mixed = (changes: Partial<DraftInput> = {}) =>
    sell({ operation: 'mixed', lines: [...lines], ...changes });
  const goodsAmounts = (draft: Draft) => figure(draft).rates.map((row) => row.goodsAmount);
  expect(goodsAmounts(mixed())).toEqual([60_000, 0]);
  expect(goodsAmounts(mixed({ allowances: [{ percent: '10' }] }))).toEqual([54_000, 0]);
  expect(goodsAmounts(convertInvoiceToCredit(mixed(), day))).toEqual([-60_000, 0]);
  const vat = [{ rate: '20', taxableAmount: '400', vatAmount: '80' }];
  const prepayments = [{ amount: '480', reference: 'F-1', vat }];
  expect(goodsAmounts(mixed({ subtype: 'final', prepayments }))).toEqual([30_000, 0]);
  const takenBack = { ...item('250', '20'), quantity: '-1' };
  expect(goodsAmounts(mixed({ lines: [...lines, takenBack] }))).toEqual([55_000, 0]);
  expect(goodsAmounts(mixed({ operation: 'goods' }))).toEqual([80_000, 10_000]);
  expect(goodsAmounts(mixed({ operation: 'services' }))).toEqual([0, 0]);
});

test('a rent is a rent, whoever lets', () => {
  const rent = requireDraft(samples['quittance-appartement']);
  expect(figure(rent).activity).toBe('rent');
  expect(figure({ ...rent, operation: 'goods' }).activity).toBe('rent');
});

test('a deposit that was invoiced counts once: its final invoice has the rest', () => {
  const final = sell({
    subtype: 'final',
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
