import { expect, test } from 'vitest';
import type { Catalogue, Relationship } from '#server/backend/rest/catalogue.ts';
import { isEmbed, parseSelect } from '#server/backend/rest/parse/select.ts';
import { findRelation } from './find-relation.ts';

const key = (source: string, column: string, target: string, isUnique = false): Relationship => ({
  name: `${source}_${column}_fkey`,
  source,
  sourceColumns: [column],
  target,
  targetColumns: ['id'],
  isUnique,
});
const catalogue: Catalogue = {
  tables: new Map(),
  routines: new Map(),
  relations: [
    key('films', 'director_id', 'directors'),
    key('films', 'writer_id', 'people'),
    key('films', 'producer_id', 'people'),
    key('films', 'parent_id', 'films'),
    key('details', 'film_id', 'films', true),
    key('films_tags', 'film_id', 'films'),
    key('films_tags', 'tag_id', 'tags'),
  ],
};
const find = (from: string, select: string) => {
  const embed = parseSelect(select).find(isEmbed);
  if (!embed) throw new Error(`${select} is no embed`);
  return findRelation(catalogue, from, embed);
};
const codeOf = (from: string, select: string) => {
  try {
    return find(from, select).name;
  } catch (error) {
    return (error as { refusal: { code: string } }).refusal.code;
  }
};

test('one row that this one names', () => {
  const way = {
    other: 'directors',
    isList: false,
    ownColumns: ['director_id'],
    otherColumns: ['id'],
  };
  for (const select of [
    'directors(*)',
    'director_id(*)',
    'films_director_id_fkey(*)',
    'd:directors!director_id(*)',
  ])
    expect(find('films', select), select).toMatchObject(way);
});

test('the rows that name this one; one at most where their key says so', () => {
  expect(find('directors', 'films(*)')).toMatchObject({
    other: 'films',
    isList: true,
    ownColumns: ['id'],
    otherColumns: ['director_id'],
  });
  expect(find('films', 'details(*)')).toMatchObject({ other: 'details', isList: false });
});

test('two ways want a hint: a column or a constraint', () => {
  expect(codeOf('films', 'people(*)')).toBe('PGRST201');
  expect(find('films', 'people!writer_id(*)')).toMatchObject({ ownColumns: ['writer_id'] });
  expect(find('films', 'people!films_producer_id_fkey(*)')).toMatchObject({
    ownColumns: ['producer_id'],
  });
  expect(find('people', 'films!writer_id(*)')).toMatchObject({ isList: true });
  expect(codeOf('films', 'people!director_id(*)')).toBe('PGRST200');
});

test('the refusal of two ways says how to ask for each', () => {
  try {
    find('films', 'people(*)');
  } catch (error) {
    const { hint } = (error as { refusal: { hint: string } }).refusal;
    expect(hint).toContain('people!films_writer_id_fkey, people!films_producer_id_fkey');
  }
  expect.assertions(1);
});

test('a table with itself: its name for the list, the column for the one', () => {
  expect(find('films', 'films(*)')).toMatchObject({ isList: true, otherColumns: ['parent_id'] });
  expect(find('films', 'sequels:films!parent_id(*)')).toMatchObject({ isList: true });
  expect(find('films', 'first:parent_id(*)')).toMatchObject({
    isList: false,
    ownColumns: ['parent_id'],
  });
});

test('what leads nowhere is refused', () => {
  for (const [from, select] of [
    ['films', 'nobody(*)'],
    ['films', 'tags(*)'],
    ['films', 'tags!films_tags(*)'],
    ['directors', 'tags(*)'],
    ['directors', 'director_id(*)'],
    ['films', 'directors!nothing(*)'],
    ['films', 'tags!details(*)'],
    ['nobody', 'films(*)'],
  ] as const)
    expect(codeOf(from, select), `${from} ${select}`).toBe('PGRST200');
});
