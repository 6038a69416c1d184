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

test('columns, by their names or by others, as they are or as text', () => {
  expect(parseSelect('*, name ,years:age,sum:total::text')).toEqual([
    { kind: 'all' },
    { kind: 'column', column: 'name', alias: null, isText: false },
    { kind: 'column', column: 'age', alias: 'years', isText: false },
    { kind: 'column', column: 'total', alias: 'sum', isText: true },
  ]);
});

test('related tables, with what leads to them and what is asked of them', () => {
  const items = [
    { kind: 'column', column: 'name', alias: null, isText: false },
    { kind: 'column', column: 'city', alias: 'town', isText: false },
  ];
  expect(embedOf('company:companies!company_id(name,town:city)')).toEqual({
    kind: 'embed',
    ...{ target: 'companies', alias: 'company', hint: 'company_id', items },
  });
  expect(embedOf('companies(*)')).toMatchObject({ alias: null, hint: null });
  expect(nameOfEmbed(embedOf('companies(*)'))).toBe('companies');
  expect(nameOfEmbed(embedOf('c:companies(*)'))).toBe('c');
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
    'a->b',
    'a->>b',
    'a->0',
    'a(b',
    'a)b(',
    'a!b!c(d)',
    '!inner(a)',
    'a!inner(b)',
    'a!left(b)',
    'a!b!inner(c)',
    'a()',
    'a(b(c))',
    '...a',
    '...*',
    '...b(c)',
    '*,*',
    'a;drop table b',
    'a--',
    "a'",
    'auth.users(email)',
    'a::int',
    'b:a::numeric',
    'a::TEXT',
    'a::text[]',
    'a::text;drop table x',
    'a::text::int',
    'a::int::text',
    'a(b::int)',
    '*::text',
    'a(b)::text',
    '(select 1)',
    '1a',
    'é',
  ])
    expect(refusalOf(text), text).toBe('PGRST100');
});

test('what would make one row of hundreds of megabytes is refused', () => {
  const times = (count: number, make: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => make(n)).join(',');
  expect(parseSelect(times(16, (n) => `a${n}:draft`))).toHaveLength(16);
  expect(refusalOf(times(17, (n) => `a${n}:draft`))).toBe('PGRST100');
  expect(parseSelect(times(10, (n) => `a${n}:b(id)`))).toHaveLength(10);
  expect(refusalOf(times(11, (n) => `a${n}:b(id)`))).toBe('PGRST100');
});
