import { expect, test } from 'vitest';
import { expandYear, listMonths } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { listSeriesParts } from './list-series-parts.ts';

const draft = requireDraft(samples['quittance-appartement']);
const today = '2026-11-22';

function describe(months: ReturnType<typeof listMonths>): string[] {
  return listSeriesParts(expandYear(draft, months, { today })).map(
    ({ result, count, months: names }) => `${result} ${count}: ${names.replaceAll('\u00a0', ' ')}`,
  );
}

test('what is certified and what is only asked for are told apart', () => {
  expect(describe(listMonths('2026-01'))).toEqual([
    'complete 11: janvier à novembre 2026',
    'unpaid 1: décembre 2026',
  ]);
});

test('months that follow each other are one span, and a receipt of a part is of its own', () => {
  const months = listMonths('2026-07', 7).map((one) =>
    one.month === '2026-09' ? { ...one, received: '300' } : one,
  );
  expect(describe(months)).toEqual([
    'complete 4: juillet à août 2026 et octobre à novembre 2026',
    'partial 1: septembre 2026',
    'unpaid 2: décembre 2026 à janvier 2027',
  ]);
});
