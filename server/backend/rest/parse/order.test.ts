import { expect, test } from 'vitest';
import { parseOrder } from './order.ts';

test('columns, their direction and the place of what is not there', () => {
  expect(parseOrder('name, age.desc,city.asc.nullsfirst,zip.nullslast')).toEqual([
    { field: { column: 'name', path: [] }, embed: null, isDescending: false, nulls: null },
    { field: { column: 'age', path: [] }, embed: null, isDescending: true, nulls: null },
    { field: { column: 'city', path: [] }, embed: null, isDescending: false, nulls: 'first' },
    { field: { column: 'zip', path: [] }, embed: null, isDescending: false, nulls: 'last' },
  ]);
});

test('a path into JSON, and the column of a related row', () => {
  expect(parseOrder('draft->seller->>name.desc')).toMatchObject([
    { field: { column: 'draft', path: [{ key: 'seller' }, { key: 'name', isText: true }] } },
  ]);
  expect(parseOrder('company(name).desc.nullslast,company(data->>a)')).toMatchObject([
    { embed: 'company', field: { column: 'name' }, isDescending: true, nulls: 'last' },
    { embed: 'company', field: { column: 'data' }, isDescending: false },
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
    'a(b).up',
    'a(b',
    'a(b(c))',
    '"a"',
    'random()',
  ])
    expect(() => parseOrder(text), text).toThrow(/query string|column/);
});
