import { expect, test } from 'vitest';
import { isEmbed, nameOfEmbed, parseSelect } from './select.ts';

const refusalOf = (text: string): string => {
  try {
    return JSON.stringify(parseSelect(text));
  } catch (error) {
    return (error as { refusal: { code: string } }).refusal.code;
  }
};
const embedOf = (text: string) => {
  const [item] = parseSelect(text);
  if (!item || !isEmbed(item)) throw new Error(`${text} is no embed`);
  return item;
};

test('columns, by their names, by others, as other types', () => {
  expect(parseSelect('*, name ,years:age,total::text')).toEqual([
    { kind: 'all' },
    { kind: 'field', field: { column: 'name', path: [] }, cast: null, alias: null },
    { kind: 'field', field: { column: 'age', path: [] }, cast: null, alias: 'years' },
    { kind: 'field', field: { column: 'total', path: [] }, cast: 'text', alias: null },
  ]);
});

test('paths into JSON, by an alias, as another type', () => {
  expect(parseSelect('first:draft->lines->0->>label::int')).toEqual([
    {
      kind: 'field',
      alias: 'first',
      cast: 'int',
      field: {
        column: 'draft',
        path: [
          { key: 'lines', isText: false },
          { key: 0, isText: false },
          { key: 'label', isText: true },
        ],
      },
    },
  ]);
});

test('types are those of a list: no other goes into a statement', () => {
  for (const type of ['text', 'int8', 'timestamptz', 'uuid', 'jsonb', 'text[]'])
    expect(parseSelect(`a::${type}`)).toMatchObject([{ cast: type }]);
  for (const type of [
    'regclass',
    'TEXT',
    'text;drop table x',
    'text)',
    'public.mine',
    '"text"',
    '',
  ])
    expect(refusalOf(`a::${type}`), type).toBe('PGRST100');
});

test('related tables, with what leads to them and what is asked of them', () => {
  expect(embedOf('company:companies!company_id!inner(name,city)')).toMatchObject({
    target: 'companies',
    alias: 'company',
    hint: 'company_id',
    isInner: true,
    items: [{ field: { column: 'name' } }, { field: { column: 'city' } }],
    level: { filters: [], order: [], limit: null, offset: 0 },
  });
  expect(embedOf('companies!left(*)')).toMatchObject({ hint: null, isInner: false });
  expect(embedOf('companies()').items).toEqual([]);
  expect(nameOfEmbed(embedOf('companies(*)'))).toBe('companies');
  expect(nameOfEmbed(embedOf('c:companies(*)'))).toBe('c');
});

test('related tables of related tables', () => {
  const [inner] = embedOf('companies(documents(clients(name)))').items;
  expect(inner).toMatchObject({
    kind: 'embed',
    target: 'documents',
    items: [{ kind: 'embed', target: 'clients', items: [{ field: { column: 'name' } }] }],
  });
});

test('each level has its own page and its own filters', () => {
  const [one, other] = parseSelect('a(id),b(id)').filter(isEmbed);
  one?.level.order.push({
    field: { column: 'id', path: [] },
    embed: null,
    isDescending: false,
    nulls: null,
  });
  expect(other?.level.order).toEqual([]);
});

test('aggregates are refused as such, in any place', () => {
  for (const text of [
    'count()',
    'total.sum()',
    'n:total.avg()',
    'id,total.max()',
    'documents(count())',
    'documents(total.min())',
    'total.sum()::int',
    'draft->total.sum()',
  ])
    expect(refusalOf(text), text).toBe('PGRST123');
});

test('what could not be read is refused, never cut or completed', () => {
  for (const text of [
    'a b',
    'a,',
    ',a',
    'a,,b',
    'a:b:c',
    ':a',
    'a:',
    '"a"',
    'a->',
    'a->>',
    '->a',
    'a-->b',
    'a->b c',
    'a(b',
    'a)b(',
    'a!b!c(d)',
    '!inner(a)',
    '...a',
    '...*',
    '...b(c)',
    '*,*',
    'a;drop table b',
    'a--',
    "a'",
    'auth.users(email)',
    'a::text::int',
    '(select 1)',
    '1a',
    'é',
  ])
    expect(refusalOf(text), text).toBe('PGRST100');
});

test('what would make one row of hundreds of megabytes is refused', () => {
  const times = (count: number, make: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => make(n)).join(',');
  expect(parseSelect(times(16, (n) => `a${n}:draft->x`))).toHaveLength(16);
  expect(refusalOf(times(17, (n) => `a${n}:draft->x${n}`))).toBe('PGRST100');
  expect(parseSelect(times(10, (n) => `a${n}:b(id)`))).toHaveLength(10);
  expect(refusalOf(times(11, (n) => `a${n}:b(id)`))).toBe('PGRST100');
  expect(refusalOf('b(b(b(b(b(b(b(b(b(b(b(id)))))))))))')).toBe('PGRST100');
});
