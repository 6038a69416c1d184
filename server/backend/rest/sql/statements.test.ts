import { expect, test } from 'vitest';
import type { Catalogue, Column } from '#server/backend/rest/catalogue.ts';
import { parsePrefer } from '#server/backend/rest/parse/prefer.ts';
import { parseQuery } from '#server/backend/rest/parse/query.ts';
import { writeInsert } from './write-insert.ts';
import { writeRead } from './write-read.ts';
import { writeDelete, writeUpdate } from './write-update.ts';

// Texts of a request are bound values, never part of the SQL.
const column = (name: string, type = 'text'): [string, Column] => [
  name,
  { name, type, default: null },
];
const odd = 'odd "name"';
const catalogue: Catalogue = {
  tables: new Map(
    ['things', odd].map((name) => [
      name,
      {
        name,
        primaryKey: ['id'],
        columns: new Map([
          column('id', 'uuid'),
          column('name'),
          column('data', 'jsonb'),
          column('tags', 'text[]'),
        ]),
      },
    ]),
  ),
  relations: [
    {
      name: 'things_id_fkey',
      source: 'things',
      sourceColumns: ['id'],
      target: odd,
      targetColumns: ['id'],
      isUnique: true,
    },
  ],
  routines: new Map(),
};
const SECRET = `'; drop table "things"; --`;
const page = { count: true };
const query = (parameters: Record<string, string>) => parseQuery(Object.entries(parameters));
const read = (parameters: Record<string, string>, isHead = false) =>
  writeRead(catalogue, 'things', { query: query(parameters), isHead, ...page });

test('values of every filter are values of the statement', () => {
  for (const [name, value] of [
    ['name', `eq.${SECRET}`],
    ['name', `in.("${SECRET}")`],
    ['name', `not.ilike.*${SECRET}*`],
    ['or', `(name.eq."${SECRET.replaceAll('"', '\\"')}",name.is.null)`],
  ] as const) {
    const { text, values } = read({ [name]: value });
    expect(text, value).not.toContain('drop table');
    expect(
      values.some((one) => one?.includes('drop table')),
      value,
    ).toBe(true);
  }
});

test('aliases are quoted, and are names', () => {
  expect(read({ select: 'SELECT:name' }).text).toContain('as "SELECT"');
  for (const select of ['a"b:name', "a';:name", 'a b:name'])
    expect(() => read({ select }), select).toThrow('query string');
});

test('names of the catalogue are quoted, whatever they hold', () => {
  const { text } = writeRead(catalogue, odd, { query: query({}), isHead: false, ...page });
  expect(text).toContain('public."odd ""name"""');
  expect(read({ select: 'id,things_id_fkey(name)' }).text).toContain('public."odd ""name"""');
});

test('what the catalogue does not know is in no statement', () => {
  const unknown: Record<string, string>[] = [
    { select: 'nothing' },
    { order: 'nothing' },
    { nothing: 'eq.1' },
    { select: 'id,nothing(id)' },
    { select: 'id,things_id_fkey(nothing)' },
    { or: '(nothing.eq.1)' },
  ];
  for (const parameters of unknown)
    expect(() => read(parameters), JSON.stringify(parameters)).toThrow(/not exist|Could not find/);
  for (const name of ['pg_class', 'auth.users', 'things"', 'toString', '__proto__'])
    expect(() => writeRead(catalogue, name, { query: query({}), isHead: true, ...page })).toThrow(
      'schema cache',
    );
});

test('lists of any length are one text, so that it is prepared once', () => {
  const textOf = (count: number) =>
    read({ name: `in.(${Array.from({ length: count }, (_, n) => n).join(',')})` }).text;
  expect(textOf(1)).toBe(textOf(50));
  expect(read({ name: 'in.("a\\"b","c\\\\d")' }).values).toEqual(['{"a\\"b","c\\\\d"}']);
});

test('a body is one value', () => {
  const insert = writeInsert(catalogue, 'things', {
    body: { json: `[{"name":"${SECRET}"}]`, rows: [{ name: SECRET }] },
    preferences: parsePrefer(undefined, 'insert'),
    query: query({}),
    isShown: true,
    ...page,
  });
  const update = writeUpdate(catalogue, 'things', {
    json: `{"name":"${SECRET}"}`,
    row: { name: SECRET },
    query: query({ id: 'eq.1' }),
    isShown: false,
    ...page,
  });
  for (const { text, values } of [insert, update]) {
    expect(text).not.toContain('drop table');
    expect(values).toContainEqual(expect.stringContaining('drop table'));
  }
});

test('a write without a filter is refused', () => {
  const returned = { query: query({ order: 'id' }), isShown: false, ...page };
  expect(() => writeDelete(catalogue, 'things', returned)).toThrow(
    'DELETE requires a WHERE clause',
  );
  expect(() => writeUpdate(catalogue, 'things', { ...returned, json: '{}', row: {} })).toThrow(
    'UPDATE requires a WHERE clause',
  );
});

test('only what is shown is read back of a write', () => {
  const returning = (select: string) => {
    const returned = { query: query({ id: 'eq.1', select }), isShown: true, ...page };
    return /returning (.*?)\)/.exec(writeDelete(catalogue, 'things', returned).text)?.[1];
  };
  expect(returning('name')).toBe('t0."name"');
  expect(returning('n:data,name')).toBe('t0."data", t0."name"');
  expect(returning('things_id_fkey(name)')).toBe('t0."id"');
  expect(returning('*')).toBe('t0.*');
});

test('what is related is not read to be counted', () => {
  const related = { select: 'id,things_id_fkey(name)' };
  expect(read(related).text).toContain('odd');
  expect(read(related, true).text).not.toContain('odd');
});
