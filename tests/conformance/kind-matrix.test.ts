import { expect, test } from 'vitest';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { buildKindDraft, listKindRows, nameKindRow } from './kind-matrix.ts';

test('the rows of quotes and avoirs are few, and each has its name', () => {
  const names = listKindRows().map(nameKindRow);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(20);
  expect(names.length).toBeLessThanOrEqual(60);
});

test('every row is a draft that the schema accepts, with something to give or to offer', () => {
  for (const row of listKindRows()) {
    const parsed = parseDraft(buildKindDraft(row));
    if (!parsed.ok) throw new Error(`${nameKindRow(row)}: ${JSON.stringify(parsed.problems)}`);
    expect(computeTotals(parsed.draft).payableAmount, nameKindRow(row)).toBeGreaterThan(0);
  }
});
