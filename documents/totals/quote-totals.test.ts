import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from './compute-totals.ts';
import { takeOptions } from './quote-totals.ts';

const item = { kind: 'item', name: 'Article', unitPrice: '100', vatRate: '20' } as const;
const option = { ...item, kind: 'option', unitPrice: '30' } as const;
const variant = { ...item, kind: 'variant', unitPrice: '7', vatRate: '10' } as const;

function quoteTotals(changes: Partial<DraftInput>) {
  return computeTotals(requireDraft({ ...samples['devis-agence-web'], ...changes }));
}

test('options and variants are in no total', () => {
  const { taxExclusiveTotal, lines, vatBreakdown } = quoteTotals({
    lines: [item, option, variant],
  });
  expect([taxExclusiveTotal, lines.length, vatBreakdown.length]).toEqual([10_000, 1, 1]);
});

test('each has its amount, at its position in the draft', () => {
  const { quote } = quoteTotals({ lines: [item, option, variant] });
  expect(quote?.options?.lines.map(({ index, typedAmount }) => [index, typedAmount])).toEqual([
    [1, 3_000],
    [2, 700],
  ]);
});

test('the total with options takes what was chosen, else every option but no variant', () => {
  const every = quoteTotals({ lines: [item, option, variant] }).quote?.options;
  expect(every).toMatchObject({ isChosen: false, withOptions: { taxInclusiveTotal: 15_600 } });
  const chosen = quoteTotals({ lines: [item, option, { ...variant, isSelected: true }] });
  expect(chosen.quote?.options).toMatchObject({
    isChosen: true,
    withOptions: { taxExclusiveOwnTotal: 10_700, taxInclusiveTotal: 12_770 },
  });
  expect(quoteTotals({ lines: [item, variant] }).quote?.options?.withOptions).toBeNull();
});

test('a deposit is a part of the total with tax, or an amount', () => {
  const lines = [item];
  expect(
    quoteTotals({ lines, quote: { deposit: { percent: '33.33' } } }).quote?.depositAmount,
  ).toBe(4_000);
  expect(quoteTotals({ lines, quote: { deposit: { amount: '50' } } }).quote?.depositAmount).toBe(
    5_000,
  );
  expect(quoteTotals({ lines, quote: {} }).quote?.depositAmount).toBeNull();
});

test('the terms of a schedule add up to the total', () => {
  const schedule = ['33.33', '33.33', '33.34'].map((percent) => ({ percent, label: 'terme' }));
  const { quote } = quoteTotals({ lines: [{ ...item, unitPrice: '83.34' }], quote: { schedule } });
  expect(quote?.scheduleAmounts).toEqual([3_333, 3_333, 3_335]);
});

test('options are told without terms of a quote, and terms without options', () => {
  const bare = quoteTotals({ quote: undefined, lines: [item, option] }).quote;
  expect(bare).toMatchObject({ depositAmount: null, scheduleAmounts: [] });
  expect(bare?.options?.withOptions?.taxInclusiveTotal).toBe(15_600);
  expect(quoteTotals({ quote: {}, lines: [item] }).quote?.options).toBeNull();
});

test('a document that offers nothing has no such amounts', () => {
  expect(computeTotals(requireDraft(samples.menuisier)).quote).toBeUndefined();
});

test('once the customer has chosen, options are lines like others', () => {
  const draft = requireDraft({
    ...samples['devis-agence-web'],
    lines: [item, option, { ...variant, isSelected: true }],
  });
  expect(takeOptions(draft).lines.map(({ kind }) => kind)).toEqual(['item', 'item']);
  expect(takeOptions(draft, () => false).lines).toHaveLength(1);
});
