import { expect, test } from 'vitest';
import { failWith } from './answer.ts';
import { readPages } from './read-pages.ts';

type Row = { id: number; size: number };

/** A table that returns what fits into one answer. */
function readFrom(rows: readonly Row[], largest: number) {
  const limits: number[] = [];
  const read = (last: Row | undefined, limit: number) => {
    limits.push(limit);
    const page = rows.filter(({ id }) => id > (last?.id ?? -1)).slice(0, limit);
    const size = page.reduce((sum, row) => sum + row.size, 0);
    return Promise.resolve(
      size > largest ? failWith('answer_too_large') : { ok: true as const, value: page },
    );
  };
  return { read, limits };
}

const rowsOf = (count: number, size: number) =>
  Array.from({ length: count }, (_, id) => ({ id, size }));

test('all rows are read, whatever their number', async () => {
  for (const count of [0, 1, 499, 500, 501, 1200]) {
    const rows = rowsOf(count, 1);
    expect(await readPages(readFrom(rows, 10_000).read)).toEqual({ ok: true, value: rows });
  }
});

test('a server that gives fewer rows than it is asked for gives them all the same', async () => {
  const rows = rowsOf(1234, 1);
  const { read } = readFrom(rows, 10_000);
  const capped = (last: Row | undefined, limit: number) => read(last, Math.min(limit, 100));
  expect(await readPages(capped)).toEqual({ ok: true, value: rows });
});

test('pages that are too large are asked for in smaller ones', async () => {
  const rows = [...rowsOf(600, 1), { id: 600, size: 900 }, { id: 601, size: 990 }];
  const { read, limits } = readFrom(rows, 1000);
  expect(await readPages(read)).toEqual({ ok: true, value: rows });
  expect(limits[0]).toBe(500);
  expect(limits.at(-1)).toBeLessThan(125);
});

test('a row that fits in no answer ends it, and so does any other refusal', async () => {
  expect(await readPages(readFrom(rowsOf(3, 20), 10).read)).toEqual(failWith('answer_too_large'));
  expect(await readPages(() => Promise.resolve(failWith('network')))).toEqual(failWith('network'));
});
