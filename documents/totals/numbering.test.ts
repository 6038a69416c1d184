import { expect, test } from 'vitest';
import { formatDocumentNumber, isNumberPattern, seasonOf, writeClientCode } from './numbering.ts';

const TODAY = { date: '2026-11-20' };
const YEARLY = 'F-{AAAA}-{NNNN}';

test('the code of a customer is written into the pattern of its numbers', () => {
  expect(writeClientCode('{CLIENT}-{AA}-{NNN}', 'Café & Cie')).toBe('CafeCie-{AA}-{NNN}');
});

test('a pattern writes the year, the month, the sequence and the customer', () => {
  const parts = { sequence: 42, date: '2026-11-20', clientCode: 'DUPONT' };
  expect(formatDocumentNumber(YEARLY, parts)).toBe('F-2026-0042');
  expect(formatDocumentNumber('{AA}{MM}-{NNN}', parts)).toBe('2611-042');
  expect(formatDocumentNumber('FA{N}/{CLIENT}', parts)).toBe('FA42/DUPONT');
  expect(formatDocumentNumber('{AAAA}_{NNNNNN}', parts)).toBe('2026_000042');
});

test.each([
  ['F{A}-{N}', '2026-02-05', 'F6-7'],
  ['F-{M}-{AAAA}-{N}', '2026-02-05', 'F-2-2026-7'],
  ['F-{M}-{AAAA}-{N}', '2026-10-05', 'F-10-2026-7'],
  ['T{T}/{N}', '2026-01-31', 'T1/7'],
  ['T{T}/{N}', '2026-03-31', 'T1/7'],
  ['T{T}/{N}', '2026-04-01', 'T2/7'],
  ['T{T}/{N}', '2026-12-31', 'T4/7'],
  ['{JJ}{MM}{AA}-{NN}', '2026-02-05', '050226-07'],
  ['{AAAA}/{AAAA+1}-{N}', '2026-09-01', '2026/2027-7'],
  ['{AAAA}/{AAAA+1}-{N}', '2026-08-31', '2025/2026-7'],
  ['{AA}-{AA+1}-{N}', '2026-12-05', '26-27-7'],
  ['{AA}-{AA+1}-{N}', '2099-12-05', '99-00-7'],
])('%s on %s gives %s', (pattern, date, number) => {
  expect(formatDocumentNumber(pattern, { sequence: 7, date })).toBe(number);
});

test('a season begins in September, or in the month that is known', () => {
  expect(seasonOf('2026-08-31')).toBe('2025');
  expect(seasonOf('2026-09-01')).toBe('2026');
  expect(seasonOf('2026-07-01', 7)).toBe('2026');
  expect(
    formatDocumentNumber('{AAAA}/{AAAA+1}-{N}', {
      ...{ sequence: 1, date: '2026-07-01' },
      season: '2026',
    }),
  ).toBe('2026/2027-1');
});

test('a sequence longer than its token keeps all its digits', () => {
  expect(formatDocumentNumber('{NN}', { sequence: 1234, ...TODAY })).toBe('1234');
});

test('a customer code is reduced to the characters that a number may hold', () => {
  const parts = { sequence: 1, ...TODAY, clientCode: 'Café & Cie n°3' };
  expect(formatDocumentNumber('{CLIENT}-{N}', parts)).toBe('CafeCien3-1');
  expect(formatDocumentNumber('{CLIENT}-{N}', { sequence: 1, ...TODAY })).toBe('-1');
});

test('unknown tokens are left as they are typed', () => {
  expect(formatDocumentNumber('{JJJ}-{N}', { sequence: 1, ...TODAY })).toBe('{JJJ}-1');
});

test('a pattern holds one sequence token', () => {
  expect([YEARLY, '{N}', 'X{NNNNNNNNN}'].every(isNumberPattern)).toBe(true);
  expect(['', 'F-{AAAA}', '{NN}-{NN}', '{NNNNNNNNNN}', '{n}'].some(isNumberPattern)).toBe(false);
});
