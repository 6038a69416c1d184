import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { formatDocumentNumber, isNumberPattern, nextNumber, writeClientCode } from './numbering.ts';

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

test('a sequence longer than its token keeps all its digits', () => {
  expect(formatDocumentNumber('{NN}', { sequence: 1234, ...TODAY })).toBe('1234');
});

test('a customer code is reduced to the characters that a number may hold', () => {
  const parts = { sequence: 1, ...TODAY, clientCode: 'Café & Cie n°3' };
  expect(formatDocumentNumber('{CLIENT}-{N}', parts)).toBe('CafeCien3-1');
  expect(formatDocumentNumber('{CLIENT}-{N}', { sequence: 1, ...TODAY })).toBe('-1');
});

test('unknown tokens are left as they are typed', () => {
  expect(formatDocumentNumber('{JJ}-{N}', { sequence: 1, ...TODAY })).toBe('{JJ}-1');
});

test('the first number of a series is one', () => {
  expect(nextNumber([], YEARLY, TODAY)).toBe('F-2026-0001');
});

test('the next number follows the highest of the year, whatever the order of the list', () => {
  const issued = ['F-2026-0009', 'F-2026-0041', 'F-2026-0040', 'F-2025-0300'];
  expect(nextNumber(issued, YEARLY, TODAY)).toBe('F-2026-0042');
});

test('the sequence starts again with the year only when the year is in the pattern', () => {
  expect(nextNumber(['F-2026-0041'], YEARLY, { date: '2027-01-02' })).toBe('F-2027-0001');
  expect(nextNumber(['FA41'], 'FA{NN}', { date: '2027-01-02' })).toBe('FA42');
});

test('the sequence goes on from month to month, and inside a month that was started again by hand', () => {
  const monthly = '{AAAA}{MM}-{NNN}';
  expect(nextNumber(['202610-041'], monthly, TODAY)).toBe('202611-042');
  expect(nextNumber(['202610-041', '202611-001', '202611-002'], monthly, TODAY)).toBe('202611-003');
});

test('customers share one sequence', () => {
  const byCustomer = '{CLIENT}-{AA}-{NNN}';
  const issued = ['DUPONT-26-007', 'A-B-26-008', '-26-006'];
  expect(nextNumber(issued, byCustomer, { ...TODAY, clientCode: 'MARTIN' })).toBe('MARTIN-26-009');
});

test('numbers of other series and other writings are ignored', () => {
  const issued = [
    'A-2026-0099',
    'F-2026-0050-bis',
    'XF-2026-0060',
    'F-2026-',
    'F-20260-0070',
    '',
    'F.2026.0080',
  ];
  expect(nextNumber(issued, YEARLY, TODAY)).toBe('F-2026-0001');
  expect(nextNumber(['F(2026)+41'], 'F({AAAA})+{NN}', TODAY)).toBe('F(2026)+42');
});

test('a pattern holds one sequence token', () => {
  expect([YEARLY, '{N}', 'X{NNNNNNNNN}'].every(isNumberPattern)).toBe(true);
  expect(['', 'F-{AAAA}', '{NN}-{NN}', '{NNNNNNNNNN}', '{n}'].some(isNumberPattern)).toBe(false);
});

test('any series goes on without gap nor duplicate', () => {
  const patterns = fc.constantFrom(
    YEARLY,
    '{AA}{MM}{NNN}',
    '{N}',
    '{CLIENT}/{AAAA}/{NN}',
    '{AAAA}{AAAA}-{N}',
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
