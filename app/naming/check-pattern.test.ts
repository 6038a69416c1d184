import { expect, test } from 'vitest';
import { checkPattern } from './check-pattern.ts';

const TODAY = '2026-11-24';

test('a pattern gives each document its own number, in the characters of numbers', () => {
  expect(checkPattern('F-{AAAA}-{NNNN}', 1, TODAY)).toBe('');
  expect(checkPattern('{AA}{MM}/{CLIENT}-{NNN}', 1, TODAY)).toBe('');
  for (const pattern of [
    '{NNN}/{MM}/{AAAA}',
    'F{M}{AA}-{N}',
    '{AAAA}-{AAAA+1}/T{T}-{N}',
    '{JJ}{MM}{A}-{N}',
  ])
    expect(checkPattern(pattern, 1, TODAY)).toBe('');
  for (const pattern of ['', 'F-{AAAA}', '{NN}{NN}'])
    expect(checkPattern(pattern, 1, TODAY)).toMatch('une fois');
  for (const pattern of ['É{NNNN}', 'F {NNNN}', 'F{JJJ}{NNNN}'])
    expect(checkPattern(pattern, 1, TODAY)).toMatch('Lettres');
  expect(checkPattern(`${'F'.repeat(35)}{N}`, 1, TODAY)).toMatch('35');
});
