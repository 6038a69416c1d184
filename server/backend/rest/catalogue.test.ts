import { expect, test } from 'vitest';
import { createTestDatabase } from '#server/test/test-database.ts';
import { readCatalogue } from './catalogue.ts';

const { gateway, owner } = await createTestDatabase();
await owner.query(`
  create table public.authors (id int primary key, name text not null default 'Anonyme', "Odd ""one""" text);
  create table public.books (
    id int generated always as identity primary key, author_id int references public.authors,
    price numeric(10, 2), tags text[], twice numeric generated always as (price * 2) stored
  );
  create table public.covers (book_id int primary key references public.books);
  create table public.drafts (id int, book_id int unique references public.books);
  create table public.shelves (a int, b int, primary key (a, b));
  create table public.places (a int, b int, foreign key (a, b) references public.shelves);
  create table public.parted (id int, author_id int references public.authors) partition by range (id);
  create table public.parted_low partition of public.parted for values from (0) to (10);
  create view public.cheap as select id, price from public.books;
  create materialized view public.kept as select 1 as one;
  create function public.one(a int, b text default 'x') returns int language sql as 'select 1';
  create function public.two(a int) returns text language sql as 'select ''x''';
  create function public.two(b text) returns text language sql as 'select ''x''';
  create function public.many(variadic rest int[]) returns int language sql as 'select 1';
  create function public.rows(out a int, out b text) returns setof record language sql stable as 'select 1, ''x''';
  create function public.books_of(author int) returns setof public.books language sql stable as 'select * from public.books';
  create function public.nothing() returns void language sql set statement_timeout = '3s' set search_path = '' as '';
  create function public.unnamed(int) returns int language sql as 'select 1';
  create function public.on_change() returns trigger language plpgsql as 'begin return new; end';
  create table private.hidden (id int);
`);
const { tables, relations, routines } = await readCatalogue(gateway);

test('tables and views of the schema public, with their columns and keys', () => {
  for (const name of ['authors', 'books', 'cheap', 'kept', 'parted'])
    expect(tables.has(name), name).toBe(true);
  for (const name of ['hidden', 'users', 'pg_class']) expect(tables.has(name), name).toBe(false);
  expect(tables.get('shelves')?.primaryKey).toEqual(['a', 'b']);
  expect([...(tables.get('authors')?.columns.keys() ?? [])]).toEqual(['id', 'name', 'Odd "one"']);
});

test('types as they are written, and defaults but those that nobody may give', () => {
  const columns = tables.get('books')?.columns;
  expect(columns?.get('price')).toEqual({ name: 'price', type: 'numeric(10,2)', default: null });
  expect(columns?.get('tags')?.type).toBe('text[]');
  expect(columns?.get('twice')?.default).toBeNull();
  expect(tables.get('authors')?.columns.get('name')?.default).toBe("'Anonyme'::text");
});

test('each foreign key, and whether it leads back to one row at most', () => {
  const unique = (source: string) => relations.find((one) => one.source === source)?.isUnique;
  expect([unique('books'), unique('covers'), unique('drafts')]).toEqual([false, true, true]);
  expect(relations.find(({ source }) => source === 'places')).toMatchObject({
    target: 'shelves',
    sourceColumns: ['a', 'b'],
    targetColumns: ['a', 'b'],
    isUnique: false,
  });
  const parted = relations.filter(({ source }) => source.startsWith('parted'));
  expect(parted.map(({ source }) => source)).toEqual(['parted']);
});

test('functions and their parameters; none that is overloaded, variadic or a trigger', () => {
  expect(routines.get('one')?.parameters).toEqual([
    { name: 'a', type: 'integer', isOptional: false },
    { name: 'b', type: 'text', isOptional: true },
  ]);
  for (const name of ['two', 'many', 'on_change']) expect(routines.has(name), name).toBe(false);
  expect(routines.get('unnamed')?.parameters[0]?.name).toBe('');
});

test('what a function gives: a table, columns of its own, a value, nothing', () => {
  expect(routines.get('books_of')).toMatchObject({
    table: 'books',
    isSet: true,
    isComposite: true,
    isVolatile: false,
  });
  expect(routines.get('rows')).toMatchObject({
    table: null,
    isComposite: true,
    parameters: [],
    columns: [
      { name: 'a', type: 'integer' },
      { name: 'b', type: 'text' },
    ],
  });
  expect(routines.get('nothing')).toMatchObject({ isVoid: true, isComposite: false });
});

test('the time that a function sets for itself', () => {
  expect(routines.get('nothing')?.longestMs).toBe(3000);
  expect(routines.get('rows')?.longestMs).toBeNull();
});
