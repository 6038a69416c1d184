import { expect, test } from 'vitest';
import { chooseFiles } from './choose-files.ts';

const paths = [
  'documents/law/vat/rates.ts',
  'documents/law/dated.ts',
  'documents/law/dated.test.ts',
  'documents/law/late-payment.ts',
  'documents/lawful.ts',
  'documents/money/format.ts',
];
const law = { folder: 'documents/law', wanted: 80, days: 2 };
const always = { ...law, days: 1 };

test('a part of one day is mutated whole, without its tests', () => {
  expect(chooseFiles(always, paths, { day: '2026-11-29', words: [] })).toEqual([
    'documents/law/dated.ts',
    'documents/law/late-payment.ts',
    'documents/law/vat/rates.ts',
  ]);
});

test('a part of two days is mutated in turn, and every file has its day', () => {
  const onDay = (day: string) => chooseFiles(law, paths, { day, words: [] });
  const both = [...onDay('2026-11-29'), ...onDay('2026-11-30')];
  expect(both.toSorted()).toEqual(chooseFiles(always, paths, { day: '2026-11-29', words: [] }));
  expect(onDay('2026-12-01')).toEqual(onDay('2026-11-29'));
});

test('words name files whose turn it may not be', () => {
  const words = ['law/dated', 'vat'];
  const chosen = ['documents/law/dated.ts', 'documents/law/vat/rates.ts'];
  expect(chooseFiles(law, paths, { day: '2026-11-29', words })).toEqual(chosen);
  expect(chooseFiles(law, paths, { day: '2026-11-30', words })).toEqual(chosen);
  expect(chooseFiles(law, paths, { day: '2026-11-29', words: ['totals'] })).toEqual([]);
});

test('a folder that is a part of its own is left to it', () => {
  const rest = { ...always, without: 'documents/law/vat' };
  expect(chooseFiles(rest, paths, { day: '2026-11-29', words: [] })).toEqual([
    'documents/law/dated.ts',
    'documents/law/late-payment.ts',
  ]);
  expect(chooseFiles(rest, paths, { day: '2026-11-29', words: ['vat'] })).toEqual([]);
});
