import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDocumentNumber } from '#documents/totals/numbering.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { nextNumber as nextOf } from './next-number.ts';

const TODAY = { date: '2026-11-20' };
const YEARLY = 'F-{AAAA}-{NNNN}';

function nextNumber(numbers: readonly string[], pattern: string, on: Parameters<typeof nextOf>[2]) {
  return nextOf(
    numbers.map((number) => ({ number, date: '' })),
    pattern,
    on,
  );
}

test('the first number of a series is one', () => {
  expect(nextNumber([], YEARLY, TODAY)).toBe('F-2026-0001');
  expect(nextNumber([], '{NNN}/{MM}/{AAAA}', TODAY)).toBe('001/11/2026');
  expect(nextNumber([], '{AAAA}/{AAAA+1}-{N}', { date: '2026-03-02' })).toBe('2025/2026-1');
});

test('the next number follows the highest of the year, whatever the order of the list', () => {
  const issued = ['F-2026-0009', 'F-2026-0041', 'F-2026-0040', 'F-2025-0300'];
  expect(nextNumber(issued, YEARLY, TODAY)).toBe('F-2026-0042');
});

test('the sequence starts again with the year only when the year is in the pattern', () => {
  expect(nextNumber(['F-2026-0041'], YEARLY, { date: '2027-01-02' })).toBe('F-2027-0001');
  expect(nextNumber(['FA41'], 'FA{NN}', { date: '2027-01-02' })).toBe('FA42');
});

test('the sequence goes on from month to month, or as it was started again by hand', () => {
  const monthly = '{AAAA}{MM}-{NNN}';
  expect(nextNumber(['202610-041'], monthly, TODAY)).toBe('202611-042');
  const again = ['202610-041', '202611-001', '202611-002'];
  expect(nextNumber(again, monthly, TODAY)).toBe('202611-003');
  expect(nextNumber(again, monthly, { date: '2026-12-02' })).toBe('202612-001');
});

test('no number is used twice, whatever the order of the months', () => {
  const months = ['202611-001', '202610-041', '202611-002'];
  for (const order of [months, [...months].reverse(), [months[1], months[0], months[2]]])
    expect(
      nextNumber(
        order.map((number) => number ?? ''),
        '{AAAA}{MM}-{NNN}',
        TODAY,
      ),
    ).toBe('202611-003');
  expect(
    nextNumber(['003/09/2026', '001/11/2026', '002/10/2026'], '{NNN}/{MM}/{AAAA}', TODAY),
  ).toBe('002/11/2026');
});

test('a year that was begun early goes on, wherever it stands in the list', () => {
  const issued = ['F-2027-0008', 'F-2026-0041'];
  expect(nextNumber(issued, YEARLY, TODAY)).toBe('F-2027-0009');
  expect(nextNumber(issued.toReversed(), YEARLY, TODAY)).toBe('F-2027-0009');
});

test('a season begins when its own dates say so', () => {
  const pattern = '{AAAA}/{AAAA+1}-{NN}';
  const on = (date: string, ...issued: [number: string, date: string][]) =>
    nextOf(
      issued.map(([number, day]) => ({ number, date: day })),
      pattern,
      { date },
    );
  expect(on('2026-08-20', ['2025/2026-07', '2026-05-02'])).toBe('2025/2026-08');
  expect(on('2026-09-20', ['2025/2026-07', '2026-05-02'])).toBe('2026/2027-01');
  expect(on('2026-07-20', ['2025/2026-01', '2025-07-04'])).toBe('2026/2027-01');
  expect(on('2026-06-20', ['2025/2026-01', '2025-07-04'])).toBe('2025/2026-02');
  expect(on('2026-09-20', ['2025/2026-09', '2026-09-04'])).toBe('2025/2026-10');
});

test('customers share one sequence', () => {
  const byCustomer = '{CLIENT}-{AA}-{NNN}';
  const issued = ['DUPONT-26-007', 'A-B-26-008', '-26-006'];
  expect(nextNumber(issued, byCustomer, { ...TODAY, clientCode: 'MARTIN' })).toBe('MARTIN-26-009');
});

test('numbers of other series and other writings are ignored', () => {
  const issued = [
    ...['A-2026-0099', 'F-2026-0050-bis', 'XF-2026-0060', 'F-2026-', 'F-20260-0070', ''],
    'F.2026.0080',
  ];
  expect(nextNumber(issued, YEARLY, TODAY)).toBe('F-2026-0001');
  expect(nextNumber(['F(2026)+41'], 'F({AAAA})+{NN}', TODAY)).toBe('F(2026)+42');
});

test('any series goes on without gap nor duplicate', () => {
  const patterns = fc.constantFrom(
    ...[YEARLY, '{AA}{MM}{NNN}', '{N}', '{CLIENT}/{AAAA}/{NN}', '{AAAA}{AAAA}-{N}'],
    ...['{NNN}/{MM}/{AAAA}', 'T{T}-{A}-{N}', '{JJ}{MM}{AAAA}-{NN}', '{AA}/{AA+1}/{NNN}'],
  );
  checkProperty(
    fc.property(patterns, fc.integer({ min: 1, max: 30 }), (pattern, count) => {
      const issued: string[] = [];
      for (let sequence = 1; sequence <= count; sequence++) {
        const expected = formatDocumentNumber(pattern, { sequence, ...TODAY, clientCode: 'C1' });
        expect(nextNumber(issued, pattern, { ...TODAY, clientCode: 'C1' })).toBe(expected);
        issued.push(expected);
      }
      expect(new Set(issued).size).toBe(count);
    }),
  );
});
