import { expect, test } from 'vitest';
import { findPattern } from './find-pattern.ts';

const one = { number: 'FV/001/11/2026', date: '2026-11-20' };

test('a number says how it is written, with the dates that it repeats', () => {
  expect(findPattern(one)).toBe('FV/{NNN}/{MM}/{AAAA}');
  expect(findPattern({ number: 'F7-004', date: '2026-11-20' })).toBe('F7-{NNN}');
  expect(findPattern({ number: 'sans numéro', date: '2026-11-20' })).toBe('');
});

test('other numbers of the series say more', () => {
  const others = [
    { number: 'F5-009', date: '2025-12-01' },
    { number: 'F6-001', date: '2026-01-10' },
  ];
  expect(findPattern({ number: 'F6-004', date: '2026-11-20' }, '', others)).toBe('F{A}-{NNN}');
  expect(findPattern({ number: 'F6-001', date: '2026-01-10' }, '', others)).toBe('F{A}-{NNN}');
});

test('a known pattern goes first, where the number is written so', () => {
  expect(findPattern(one, 'FV/001/{NN}/{AAAA}')).toBe('FV/001/{NN}/{AAAA}');
  expect(findPattern(one, 'F-{AAAA}-{NNNN}')).toBe('FV/{NNN}/{MM}/{AAAA}');
});
