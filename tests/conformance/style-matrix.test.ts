import { expect, test } from 'vitest';
import { parseDraft } from '#documents';
import { listStyleCases } from './style-matrix.ts';

test('the rows of styles are few, each with its name and its draft', () => {
  const cases = listStyleCases();
  expect(new Set(cases.map(([name]) => name)).size).toBe(cases.length);
  expect(cases.length).toBeGreaterThanOrEqual(24);
  expect(cases.length).toBeLessThanOrEqual(40);
  for (const [name, input] of cases) {
    const parsed = parseDraft(input);
    expect(parsed.ok, name).toBe(true);
  }
});
