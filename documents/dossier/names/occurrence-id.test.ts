import { expect, test } from 'vitest';
import { occurrenceId, preparedDateOf, repetitionOf } from './occurrence-id.ts';

test('a document knows the repetition that prepared it', () => {
  const id = '0b5f2c7e-8a1d-4c53-9f0e-2f8a6f3f1d20';
  expect(occurrenceId(id, '2026-12-31')).toBe(`r-${id}-20261231`);
  expect(repetitionOf(occurrenceId(id, '2026-12-31'))).toBe(id);
  expect(preparedDateOf(occurrenceId(id, '2026-12-31'))).toBe('2026-12-31');
  for (const other of [id, `r-${id}-20261231-m`, 'r-20261231'])
    expect(repetitionOf(other)).toBeNull();
});
