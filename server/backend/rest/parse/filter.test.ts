import { expect, test } from 'vitest';
import { isCondition, parseFilter } from './filter.ts';
import { COMPARISONS } from './operators.ts';

const refused = expect.objectContaining({
  refusal: expect.objectContaining({ status: 400, code: 'PGRST100' }),
});
const refusal = (name: string, text: string) => {
  try {
    return parseFilter(name, text);
  } catch (error) {
    return error;
  }
};

test('each comparison is read by its name, its value as it is', () => {
  for (const operator of Object.keys(COMPARISONS))
    expect(parseFilter('age', `${operator}.a.b,"c"`)).toEqual({
      kind: 'compare',
      column: 'age',
      operator,
      value: 'a.b,"c"',
    });
});

test('a list of values is taken apart, quotes and escapes undone', () => {
  const valuesOf = (text: string) => parseFilter('name', text);
  expect(valuesOf('in.(a,b)')).toMatchObject({ kind: 'in', values: ['a', 'b'] });
  expect(valuesOf('in.("a,b","c\\"d","e\\\\")')).toMatchObject({ values: ['a,b', 'c"d', 'e\\'] });
  expect(valuesOf('in.()')).toMatchObject({ values: [] });
  expect(valuesOf('not.in.(1)')).toMatchObject({ kind: 'not', filter: { values: ['1'] } });
});

test('is takes what SQL knows, and nothing else', () => {
  for (const value of ['null', 'not_null', 'true', 'false', 'unknown'])
    expect(parseFilter('done', `is.${value}`)).toMatchObject({ kind: 'is', value });
  for (const value of ['1', 'NULLS', 'nothing', 'distinct from 1', ''])
    expect(refusal('done', `is.${value}`)).toEqual(refused);
});

test('filters hold others, to any depth that is sensible', () => {
  expect(parseFilter('or', '(a.eq.1,not.and(b.is.null,c.in.(1,2)),d.not.gt.3)')).toMatchObject({
    kind: 'or',
    filters: [
      { kind: 'compare', column: 'a' },
      { kind: 'not', filter: { kind: 'and', filters: [{ kind: 'is' }, { kind: 'in' }] } },
      expect.anything(),
    ],
  });
  expect(parseFilter('not.or', '(a.eq.1)')).toMatchObject({ kind: 'not', filter: { kind: 'or' } });
  const nest = (depth: number) => `(${'and('.repeat(depth)}a.eq.1${')'.repeat(depth)})`;
  expect(parseFilter('and', nest(5))).toMatchObject({ kind: 'and' });
  expect(refusal('and', nest(12))).toEqual(refused);
  const many = (count: number) =>
    `(${Array.from({ length: count }, (_, n) => `a.eq.${n}`).join(',')})`;
  expect(parseFilter('or', many(100))).toMatchObject({ kind: 'or' });
  expect(refusal('or', many(101))).toEqual(refused);
  const values = Array.from({ length: 1001 }, (_, n) => n).join(',');
  expect(refusal('a', `in.(${values})`)).toEqual(refused);
});

test('quotes hide what would end a value, in a list only', () => {
  expect(parseFilter('or', '(name.eq."a,b)",city.eq.x)')).toMatchObject({
    filters: [{ value: 'a,b)' }, { value: 'x' }],
  });
  expect(parseFilter('name', 'eq."a"')).toMatchObject({ value: '"a"' });
});

test('what is no filter is refused', () => {
  for (const [name, text] of [
    ['age', 'eq'],
    ['age', '5'],
    ['age', ''],
    ['age', 'sql.1'],
    ['age', 'EQ.1'],
    ['age', 'not.not.eq.1'],
    ['age', 'constructor.1'],
    ['age', 'in.1,2'],
    ['age;drop', 'eq.1'],
    ['or', '(draft->>title.eq.1)'],
    ['or', 'a.eq.1'],
    ['or', '(a.eq.1'],
    ['or', '(a)'],
    ['or', '()'],
    ['or', '(a b.eq.1)'],
    ['or', '("a.eq.1)'],
  ] as const)
    expect(refusal(name, text), `${name}=${text}`).toEqual(refused);
});

test('a value of a parameter that begins like a filter is told from one that does not', () => {
  for (const text of ['eq.1', 'not.is.null', 'in.(1)', 'like.a*'])
    expect(isCondition(text), text).toBe(true);
  for (const text of ['1', 'Europe/Paris', 'eq', 'a.b', 'sql.1', '{1,2}', '2026-11-20'])
    expect(isCondition(text), text).toBe(false);
});
