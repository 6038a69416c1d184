import { expect, test } from 'vitest';
import { parseQuery } from './query.ts';

const parse = (text: string, range?: string) => parseQuery(new URLSearchParams(text), range);
const codeOf = (text: string, range?: string): string => {
  try {
    return JSON.stringify(parse(text, range));
  } catch (error) {
    return (error as { refusal: { code: string } }).refusal.code;
  }
};

test('without parameters all columns are asked for, and no page', () => {
  expect(parse('')).toEqual({
    select: [{ kind: 'all' }],
    filters: [],
    order: [],
    limit: null,
    offset: 0,
    onConflict: null,
    columns: null,
  });
  expect(parse('select=')).toMatchObject({ select: [{ kind: 'all' }] });
  expect(parse('order=')).toMatchObject({ order: [] });
});

test('each parameter that is none of the request is a filter, and there may be several of one', () => {
  const { filters } = parse('age=gte.18&age=lt.30&or=(a.eq.1,b.eq.2)&not.and=(c.is.null)');
  expect(filters.map(({ kind }) => kind)).toEqual(['compare', 'compare', 'or', 'not']);
});

test('a page comes from parameters or from a header, not from both', () => {
  expect(parse('limit=10&offset=20')).toMatchObject({ limit: 10, offset: 20 });
  expect(parse('', '20-29')).toMatchObject({ limit: 10, offset: 20 });
  expect(parse('', '20-')).toMatchObject({ limit: null, offset: 20 });
  expect(codeOf('limit=5', '0-9')).toBe('PGRST100');
  expect(codeOf('offset=5', '10-19')).toBe('PGRST100');
  for (const text of ['limit=0', 'limit=25', 'offset=0', 'offset=5'])
    for (const range of ['0-', '0-0', '0-24', '5-4', '5-'])
      expect(codeOf(text, range), `${text} beside ${range}`).toBe('PGRST100');
});

test('what is said twice is refused where it could mean only one of them', () => {
  for (const text of [
    'limit=1&limit=2',
    'offset=1&offset=2',
    'limit=0&limit=5',
    'limit=5&limit=5',
    'offset=0&offset=20',
    'offset=20&offset=0',
    'order=a&order=b',
    'order=&order=b',
    'select=a&select=b',
    'on_conflict=a&on_conflict=b',
    'columns=a&columns=b',
  ])
    expect(codeOf(text), text).toBe('PGRST100');
});

test('names of columns may be in quotes, and are names', () => {
  expect(parse('columns="id","name"&on_conflict=id,name')).toMatchObject({
    columns: ['id', 'name'],
    onConflict: ['id', 'name'],
  });
  for (const text of ['columns=id;--', 'on_conflict=id)do', 'columns="a"b"', 'columns=a,,b'])
    expect(codeOf(text), text).toBe('PGRST100');
});

test('other parameters are refused', () => {
  for (const text of [
    'limit=1;drop',
    'limit=-1',
    'limit=1e3',
    'limit=1001',
    'offset=x',
    'offset=',
    'age',
    '=eq.1',
    '1=eq.1',
    "name';--=eq.1",
    'a b=eq.1',
    '.a=eq.1',
    'a.=eq.1',
    'select.x=eq.1',
    'draft->>title=eq.1',
    'select=documents(id)&documents.id=eq.1',
    'select=documents(id)&documents.order=id',
    'select=documents(id)&documents.limit=1',
    'select=documents(id)&documents.or=(id.eq.1)',
  ])
    expect(codeOf(text), text).toBe('PGRST100');
});
