import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from './compute-totals.ts';

type Lines = NonNullable<DraftInput['lines']>;

function breakdownOf(lines: Lines, extra: Partial<DraftInput> = {}) {
  return computeTotals(requireDraft({ ...samples.menuisier, lines, ...extra })).vatBreakdown;
}

function item(
  vatRate: string | undefined,
  exemption?: { code?: string; reason?: string },
): Lines[number] {
  return { kind: 'item', name: 'Article', unitPrice: '100', vatRate, exemption };
}

const FRENCH_LESSONS = { code: 'VATEX-FR-CGI261-4', reason: 'Cours' };
const INSURANCE = { code: 'VATEX-FR-CGI261C-2', reason: 'Assurance' };

test('rates come highest first, each once, outlays last', () => {
  const rows = breakdownOf([
    { kind: 'disbursement', name: 'Timbre', unitPrice: '5' },
    item('5.5'),
    item('20'),
    item('5.50'),
    item('0'),
  ]);
  expect(rows.map(({ rate, isDisbursement }) => [rate, isDisbursement])).toEqual([
    [2000, false],
    [550, false],
    [0, false],
    [0, true],
  ]);
});

test('two reasons for charging nothing are two rows, and a line without reason takes that of the document', () => {
  const rows = breakdownOf([item('0', FRENCH_LESSONS), item('0'), item('0', INSURANCE)], {
    exemption: INSURANCE,
  });
  expect(rows.map(({ exemption, taxableAmount }) => [exemption?.code, taxableAmount])).toEqual([
    [FRENCH_LESSONS.code, 10000],
    [INSURANCE.code, 20000],
  ]);
});

test('a reason on a taxed line is ignored', () => {
  expect(breakdownOf([item('20', INSURANCE)])).toEqual([
    {
      rate: 2000,
      isDisbursement: false,
      taxableAmount: 10000,
      vatAmount: 2000,
      taxInclusiveAmount: 12000,
    },
  ]);
});

test('a regime without VAT puts every line at zero, whatever its rate says', () => {
  for (const vatRegime of [
    'franchise',
    'reverse-charge-works',
    'eu-goods',
    'export',
    'exempt',
    'margin-used',
  ] as const) {
    const rows = breakdownOf([item('20'), item('5.5'), item(undefined)], { vatRegime });
    expect(rows, vatRegime).toEqual([
      {
        rate: 0,
        isDisbursement: false,
        taxableAmount: 30000,
        vatAmount: 0,
        taxInclusiveAmount: 30000,
      },
    ]);
  }
});

test('a line without a rate bears no tax, and a charge without lines the common one', () => {
  expect(breakdownOf([item(undefined)])).toMatchObject([{ rate: 0, taxableAmount: 10_000 }]);
  expect(breakdownOf([], { charges: [{ amount: '10', reason: 'Port' }] })).toEqual([
    {
      ...{ rate: 2000, isDisbursement: false, taxableAmount: 1000, vatAmount: 200 },
      taxInclusiveAmount: 1200,
    },
  ]);
});

test('an outlay never bears tax', () => {
  const rows = breakdownOf([
    { kind: 'disbursement', name: 'Timbre', unitPrice: '5', vatRate: '20' },
  ]);
  expect(rows).toEqual([
    { rate: 0, isDisbursement: true, taxableAmount: 500, vatAmount: 0, taxInclusiveAmount: 500 },
  ]);
});

test('an empty document has one row of nothing, at the common rate where VAT is charged', () => {
  expect(breakdownOf([])).toEqual([
    { rate: 2000, isDisbursement: false, taxableAmount: 0, vatAmount: 0, taxInclusiveAmount: 0 },
  ]);
  expect(breakdownOf([], { vatRegime: 'franchise' })[0]?.rate).toBe(0);
});

test('a charge without a rate follows the highest rate of the lines, not that of another charge', () => {
  const rows = breakdownOf([item('5.5')], {
    charges: [
      { amount: '10', reason: 'Port' },
      { amount: '10', reason: 'Location de caisses', vatRate: '20' },
    ],
  });
  expect(rows.map(({ rate, taxableAmount }) => [rate, taxableAmount])).toEqual([
    [2000, 1000],
    [550, 11000],
  ]);
});

test('a charge without a rate follows the highest rate of the lines, though the lower comes first', () => {
  const rows = breakdownOf([item('5.5'), item('20')], {
    charges: [{ amount: '10', reason: 'Port' }],
  });
  expect(
    rows.map(({ rate, taxableAmount, vatAmount }) => [rate, taxableAmount, vatAmount]),
  ).toEqual([
    [2000, 11000, 2200],
    [550, 10000, 550],
  ]);
});

test('the reason of the document is that of what bears no tax, where tax is charged', () => {
  const charge = (vatRate: string) => [{ amount: '10', reason: 'Port', vatRate }];
  const taxed = breakdownOf([item('5.5')], { charges: charge('20'), exemption: INSURANCE });
  expect(taxed.map(({ rate, exemption }) => [rate, exemption])).toEqual([
    [2000, undefined],
    [550, undefined],
  ]);
  const timbre: Lines[number] = { kind: 'disbursement', name: 'Timbre', unitPrice: '5' };
  const extra: Partial<DraftInput> = { vatRegime: 'franchise', exemption: INSURANCE };
  expect(breakdownOf([timbre], { ...extra, charges: charge('0') })).toEqual([
    { rate: 0, isDisbursement: false, taxableAmount: 1000, vatAmount: 0, taxInclusiveAmount: 1000 },
    { rate: 0, isDisbursement: true, taxableAmount: 500, vatAmount: 0, taxInclusiveAmount: 500 },
  ]);
});

test('a reason is its code and its words: either makes a row', () => {
  const words = { ...INSURANCE, reason: 'Courtage' };
  const code = { ...INSURANCE, code: 'VATEX-FR-CGI261-4' };
  const rows = breakdownOf([item('0', INSURANCE), item('0', words), item('0', code)]);
  expect(rows.map(({ exemption, taxableAmount }) => [exemption, taxableAmount])).toEqual([
    [INSURANCE, 10000],
    [words, 10000],
    [code, 10000],
  ]);
});

test('a charge goes with the lines of its rate, beside outlays too', () => {
  const timbre: Lines[number] = { kind: 'disbursement', name: 'Timbre', unitPrice: '5' };
  const charges = [{ amount: '10', reason: 'Port' }];
  expect(breakdownOf([timbre, item('10')], { charges }).map((row) => row.taxableAmount)).toEqual([
    11000, 500,
  ]);
  expect(
    breakdownOf([timbre], { charges }).map(({ rate, taxableAmount }) => [rate, taxableAmount]),
  ).toEqual([
    [2000, 1000],
    [0, 500],
  ]);
});

test('a charge at zero shares the row and the reason of the lines at zero', () => {
  const charges = [{ amount: '10', reason: 'Port', vatRate: '0' }];
  expect(breakdownOf([item('0', INSURANCE)], { charges })).toHaveLength(1);
  const alone = breakdownOf([item('20')], { charges, exemption: INSURANCE });
  expect(alone).toMatchObject([
    { rate: 2000, isDisbursement: false },
    { rate: 0, isDisbursement: false, exemption: INSURANCE },
  ]);
});
