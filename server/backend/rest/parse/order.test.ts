import { expect, test } from 'vitest';
import { parseOrder } from './order.ts';

test('columns, their direction and the place of what is not there', () => {
  expect(parseOrder('name, age.desc,city.asc.nullsfirst,zip.nullslast')).toEqual([
    { column: 'name', isDescending: false, nulls: null },
    { column: 'age', isDescending: true, nulls: null },
    { column: 'city', isDescending: false, nulls: 'first' },
    { column: 'zip', isDescending: false, nulls: 'last' },
  ]);
});

test('anything else is refused', () => {
  for (const text of [
    '',
    'a,,b',
    'a.down',
    'a.desc.asc',
    'a.nullsmiddle',
    'a.desc.nullsfirst.nullslast',
    'a b',
    'a;--',
    'a()',
    'a(b)',
    'a->>b',
    '"a"',
    'random()',
  ])
    expect(() => parseOrder(text), text).toThrow(/query string|column/);
});
