import { expect, test } from 'vitest';
import { checkPattern, defaultPattern, previewNumber } from './number-pattern.ts';

const TODAY = '2026-11-24';

test('the next number follows those of the series, and is at least the starting one', () => {
  const pattern = defaultPattern('F');
  expect(previewNumber({ pattern, start: 1 }, [], TODAY)).toBe('F-2026-0001');
  expect(previewNumber({ pattern, start: 42 }, [], TODAY)).toBe('F-2026-0042');
  expect(previewNumber({ pattern, start: 42 }, ['F-2026-0057', 'D-2026-0099'], TODAY)).toBe(
    'F-2026-0058',
  );
  expect(previewNumber({ pattern, start: 42 }, ['F-2026-0003'], TODAY)).toBe('F-2026-0042');
});

test('a pattern gives each document its own number, in the characters of numbers', () => {
  expect(checkPattern('F-{AAAA}-{NNNN}', 1, TODAY)).toBe('');
  expect(checkPattern('{AA}{MM}/{CLIENT}-{NNN}', 1, TODAY)).toBe('');
  for (const pattern of ['', 'F-{AAAA}', '{NN}{NN}'])
    expect(checkPattern(pattern, 1, TODAY)).toMatch('une fois');
  for (const pattern of ['É{NNNN}', 'F {NNNN}', 'F{JJ}{NNNN}'])
    expect(checkPattern(pattern, 1, TODAY)).toMatch('Lettres');
  expect(checkPattern(`${'F'.repeat(35)}{N}`, 1, TODAY)).toMatch('35');
});
