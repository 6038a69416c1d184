import { expect, test } from 'vitest';
import { createRowWindow, type RowChange } from './row-window.ts';

/** A stub: rows are only compared by identity. */
const row = () => ({}) as HTMLElement;

function start() {
  let tell: (changes: readonly RowChange[]) => void = () => undefined;
  const followed = new Set<HTMLElement>();
  const rows = createRowWindow((onChange) => {
    tell = onChange;
    return (element) => {
      followed.add(element);
      return () => followed.delete(element);
    };
  });
  return { rows, followed, tell: (...changes: RowChange[]) => tell(changes) };
}

test('before anything is known, the first rows are drawn', () => {
  const { rows } = start();
  expect([rows.isNear('a', 0), rows.isNear('b', 19), rows.isNear('c', 20)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a row is drawn while it is near, and its height is kept when it goes', () => {
  const { rows, tell } = start();
  const element = row();
  rows.observe(element, 'a');
  tell({ row: element, isNear: true, height: 53 });
  expect(rows.isNear('a', 200)).toBe(true);
  tell({ row: element, isNear: false, height: 77 });
  expect(rows.isNear('a', 0)).toBe(false);
  expect(rows.heightOf('a')).toBe(64);
});

test('the height of a row that was never drawn is not known', () => {
  const { rows, tell } = start();
  const element = row();
  rows.observe(element, 'a');
  tell({ row: element, isNear: false, height: 53 });
  expect(rows.heightOf('a')).toBeUndefined();
});

test('a row that is asked for is drawn, a whole table is not', () => {
  const { rows, tell } = start();
  tell();
  let calls = 0;
  rows.subscribe(() => {
    calls += 1;
  });
  rows.bring(['a']);
  rows.bring(['a']);
  expect([rows.isNear('a', 250), calls]).toEqual([true, 1]);
  rows.bring(Array.from({ length: 300 }, (_, index) => `k${index}`));
  expect([rows.isNear('k0', 0), rows.isNear('k299', 299)]).toEqual([true, false]);
});

test('a row that leaves the page is no longer followed', () => {
  const { rows, followed } = start();
  const stop = rows.observe(row(), 'a');
  expect(followed.size).toBe(1);
  stop();
  expect(followed.size).toBe(0);
});
