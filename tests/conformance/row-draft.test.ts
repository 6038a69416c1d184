import { expect, test } from 'vitest';
import { isPriced } from '#documents/model/is-priced.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { listMatrixRows, type MatrixRow, nameRow } from './matrix.ts';
import { buildRowDraft } from './row-draft.ts';

function readDraft(row: MatrixRow) {
  const parsed = parseDraft(buildRowDraft(row));
  if (!parsed.ok) throw new Error(`${nameRow(row)}: ${JSON.stringify(parsed.problems)}`);
  return parsed.draft;
}

test('every row of the matrix is a draft that the schema accepts', () => {
  expect(() => listMatrixRows().map(readDraft)).not.toThrow();
});

test('every row has something to pay, or to give back', () => {
  for (const row of listMatrixRows()) {
    expect(computeTotals(readDraft(row)).payableAmount, nameRow(row)).not.toBe(0);
  }
});

test('a row of 300 lines in sections has 300 priced lines, 20 titles and 20 sub-totals', () => {
  const row = listMatrixRows().find(({ size }) => size === '300 lines in sections');
  const lines = row ? readDraft(row).lines : [];
  expect(lines.filter(isPriced)).toHaveLength(300);
  expect(lines.filter(({ kind }) => kind === 'section')).toHaveLength(20);
  expect(lines.filter(({ kind }) => kind === 'subtotal')).toHaveLength(20);
});
