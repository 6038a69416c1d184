import { expect, test } from 'vitest';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { mostRounding, prorateAllowances } from './prorate-allowances.ts';

type Extra = Partial<DraftInput>;
type LineInput = NonNullable<DraftInput['lines']>[number];

function item(unitPrice: string, vatRate = '20', more: object = {}): LineInput {
  return { kind: 'item', name: 'Article', unitPrice, vatRate, ...more };
}

function makeWhole(lines: readonly LineInput[], extra: Extra): Draft {
  return requireDraft({ ...samples.menuisier, lines: [...lines], ...extra });
}

/** The discounts that the lines at these places bear. */
function shareOf(whole: Draft, places: readonly number[], earlier: readonly Draft[] = []) {
  return prorateAllowances(whole, pick(whole, places), earlier);
}

function pick({ lines }: Draft, places: readonly number[]) {
  return lines.filter((_, index) => places.includes(index));
}

/** A document of one line, with the discounts that it was given. */
function madeOf(whole: Draft, place: number, allowances = shareOf(whole, [place])): Draft {
  return { ...whole, lines: pick(whole, [place]), allowances };
}

test('a part bears of an amount what its lines are worth, and the same percentage', () => {
  const whole = makeWhole([item('100'), item('300', '10')], {
    allowances: [{ amount: '40', reason: 'Fidélité' }, { percent: '5' }],
  });
  expect(shareOf(whole, [0])).toEqual([{ amount: '10', reason: 'Fidélité' }, { percent: '5' }]);
  expect(shareOf(whole, [1])).toEqual([{ amount: '30', reason: 'Fidélité' }, { percent: '5' }]);
  expect(shareOf(whole, [])).toEqual([]);
});

test('a discount of one rate goes with the lines of that rate', () => {
  const whole = makeWhole([item('400'), item('100', '10'), item('200', '10')], {
    allowances: [{ amount: '30', vatRate: '10' }],
  });
  expect(shareOf(whole, [0])).toEqual([]);
  expect(shareOf(whole, [0, 1])).toEqual([{ amount: '10', vatRate: '10' }]);
});

test('neither outlays nor eco-contributions bear a discount', () => {
  const whole = makeWhole(
    [
      item('110', '20', { ecoContribution: '10' }),
      item('100'),
      { kind: 'disbursement', name: 'Timbre', unitPrice: '300' },
    ],
    { allowances: [{ amount: '40' }] },
  );
  expect(shareOf(whole, [0])).toEqual([{ amount: '20' }]);
  expect(shareOf(whole, [1, 2])).toEqual([{ amount: '20' }]);
  expect(shareOf(whole, [2])).toEqual([]);
});

test('lines that take back bear none, nor do those whose part is less than half a cent', () => {
  const whole = makeWhole([item('300'), item('100', '20', { quantity: '-1' })], {
    allowances: [{ amount: '10' }, { percent: '5' }],
  });
  expect(shareOf(whole, [1])).toEqual([]);
  const small = makeWhole([item('300'), item('100')], { allowances: [{ amount: '0.01' }] });
  expect(shareOf(small, [1])).toEqual([]);
});

test('a part of what is all taken back bears its part too', () => {
  const back = { quantity: '-1' };
  const whole = makeWhole([item('100', '20', back), item('300', '20', back)], {
    allowances: [{ amount: '40' }, { percent: '5' }],
  });
  expect(shareOf(whole, [0])).toEqual([{ amount: '10' }, { percent: '5' }]);
});

test('without cents, a part is of whole units', () => {
  const whole = makeWhole([item('100'), item('200')], {
    ...{ currency: 'JPY', allowances: [{ amount: '100' }] },
    exchangeRate: { rate: '0.006', date: '2026-11-20' },
  });
  expect(shareOf(whole, [0])).toEqual([{ amount: '33' }]);
});

test('the last part takes the cents that the others left', () => {
  const charges = [{ amount: '5', reason: 'Port' }];
  const whole = makeWhole([item('100'), item('100'), item('100')], {
    ...{ allowances: [{ amount: '10', reason: 'Geste' }], charges },
  });
  const earlier = [madeOf(whole, 0), madeOf(whole, 1)];
  expect(earlier[0]?.allowances).toEqual([{ amount: '3.33', reason: 'Geste' }]);
  expect(shareOf(whole, [2], earlier)).toEqual([{ amount: '3.34', reason: 'Geste' }]);
});

test('a percentage becomes an amount where its rounding took too much or too little', () => {
  const last = (...prices: string[]) => {
    const lines = prices.map((price) => item(price));
    const whole = makeWhole(lines, { allowances: [{ percent: '10' }] });
    const earlier = prices.slice(1).map((_, place) => madeOf(whole, place));
    return shareOf(whole, [prices.length - 1], earlier);
  };
  // 10 % of 0,45 € is 0,05 €, and of each 0,15 € is 0,02 €.
  expect(last('0.15', '0.15', '0.15')).toEqual([{ amount: '0.01' }]);
  // 10 % of 0,12 € is 0,01 €, and of each 0,04 € nothing.
  expect(last('0.04', '0.04', '0.04')).toEqual([{ amount: '0.01' }]);
  // 10 % of 0,14 € is 0,01 €; both 0,05 € took a cent each, and nothing can be given back.
  expect(last('0.05', '0.05', '0.04')).toEqual([]);
  expect(last('10', '20')).toEqual([{ percent: '10' }]);
});

test('an earlier document with discounts of its own leaves the others as they are', () => {
  const whole = makeWhole([item('100'), item('200')], { allowances: [{ amount: '10' }] });
  const after = (amount: string) => shareOf(whole, [1], [madeOf(whole, 0, [{ amount }])]);
  expect(after('3.31')).toEqual([{ amount: '6.69' }]);
  expect(after('3.30')).toEqual([{ amount: '6.67' }]);
  expect(after('3.36')).toEqual([{ amount: '6.67' }]);
  expect(shareOf(whole, [1], [madeOf(whole, 0, [])])).toEqual([{ amount: '6.67' }]);
});

test('what an earlier document took from one rate is no rest of the whole', () => {
  const whole = makeWhole([item('100'), item('200')], {
    allowances: [{ amount: '10' }, { amount: '3', vatRate: '20' }],
  });
  const own = [{ amount: '3.33' }, { amount: '1.02', vatRate: '20' }];
  expect(shareOf(whole, [1], [madeOf(whole, 0, own)])).toEqual([
    { amount: '6.67' },
    { amount: '2', vatRate: '20' },
  ]);
});

test('rounding leaves at most one unit for each discount of each document', () => {
  const allowances = [{ amount: '10' }, { percent: '5' }];
  const whole = makeWhole([item('100')], { allowances });
  expect(mostRounding(whole, [])).toBe(2);
  expect(mostRounding(whole, [whole, whole])).toBe(6);
  expect(mostRounding({ ...whole, currency: 'JPY' }, [whole])).toBe(400);
});
