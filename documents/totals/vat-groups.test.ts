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
  expect(alone.map(({ exemption }) => exemption)).toEqual([undefined, INSURANCE]);
});
