import { expect, test } from 'vitest';
import { judgeReads } from './judge-reads.ts';

const documents = {
  name: 'public.documents',
  owner: 'user_id',
  keys: ['id'],
  columns: ['id', 'user_id', 'number', 'client_id'],
};
const clients = {
  name: 'public.clients',
  owner: 'user_id',
  keys: ['id'],
  columns: ['id', 'user_id', 'name'],
};
const judge = (text: string) => judgeReads(text, [documents, clients]).map(({ names }) => names);

test('a condition on the owner is one that all rows meet', () => {
  expect(judge('select * from public.documents where user_id = $1 and number = $2')).toEqual([
    'owner',
  ]);
  for (const condition of [
    'number = $1',
    'user_id = $1 or number = $2',
    'not user_id = $1',
    'user_id <> $1',
    'user_id = any ($1)',
    'user_id = client_id',
    '(user_id = $1 or number = $2)',
    'number = case when user_id = $1 then $2 end',
  ])
    expect(judge(`select * from public.documents where ${condition}`), condition).toEqual([
      'nothing',
    ]);
  expect(judge('select user_id = $1 from public.documents')).toEqual(['nothing']);
  expect(judge('update public.documents set user_id = $1')).toEqual(['nothing']);
});

test('a comment or a text names nobody', () => {
  expect(judge('select * from public.documents -- where user_id = $1')).toEqual(['nothing']);
  expect(judge("delete from public.documents where number = 'x where user_id = 1'")).toEqual([
    'nothing',
  ]);
});

test('rows that are joined by their owner name the same one', () => {
  const join = 'from public.documents as d join public.clients as c on c.user_id = d.user_id';
  expect(judge(`select ${join} where d.user_id = $1`)).toEqual(['owner', 'owner']);
  expect(judge(`select ${join} where c.user_id = $1`)).toEqual(['owner', 'owner']);
  expect(judge(`select ${join} where c.name = $1`)).toEqual(['nothing', 'nothing']);
  expect(
    judge(
      'select from public.documents as d join public.clients as c on c.name = d.number and d.user_id = $1',
    ),
  ).toEqual(['owner', 'nothing']);
});

test('an outer join says nothing of rows that come without a partner', () => {
  for (const kind of ['right', 'full outer'])
    expect(
      judge(
        `select from public.documents as d ${kind} join public.clients as c on c.user_id = $1 and d.user_id = $1`,
      ),
      kind,
    ).toEqual(['nothing', 'nothing']);
  expect(
    judge(
      'select from public.documents as d left join public.clients as c on c.user_id = d.user_id and d.user_id = $1',
    ),
  ).toEqual(['nothing', 'nothing']);
  expect(
    judge('select from public.documents as d left join public.clients as c on c.user_id = $1'),
  ).toEqual(['nothing', 'owner']);
});

test('an inner statement follows the outer one, and not the other way round', () => {
  const inner = '(select from public.clients as c where c.user_id = d.user_id)';
  expect(
    judge(`select from public.documents as d where d.user_id = $1 and exists ${inner}`),
  ).toEqual(['owner', 'owner']);
  expect(judge(`select from public.documents as d where exists ${inner}`)).toEqual([
    'nothing',
    'nothing',
  ]);
  expect(
    judge(
      'select from public.documents where user_id in (select user_id from public.clients where user_id = $1)',
    ),
  ).toEqual(['owner', 'owner']);
  expect(
    judge(
      'select from public.documents where user_id in (select id from public.clients where user_id = $1)',
    ),
  ).toEqual(['nothing', 'owner']);
});

test('each side of a union is a statement of its own, as are those of PL/pgSQL', () => {
  expect(
    judge('select from public.documents where user_id = $1 union select from public.clients'),
  ).toEqual(['owner', 'nothing']);
  expect(
    judge(`declare v_client public.clients; begin
      if p_all then select * into v_client from public.clients; else
        for v_client in select * from public.clients where user_id = p_user loop null; end loop;
      end if; end`),
  ).toEqual(['nothing', 'owner']);
});

test('a key names one row, whoever owns it', () => {
  expect(judge('delete from public.documents where id = $1')).toEqual(['key']);
  expect(
    judge(
      'select from public.documents as d join public.clients as c on c.id = d.client_id where d.id = $1',
    ),
  ).toEqual(['key', 'key']);
  expect(judge('delete from public.documents where client_id = $1')).toEqual(['nothing']);
});

test('what cannot be read is said', () => {
  expect(() => judge('select (public.documents')).toThrow('parenthesis');
  expect(() => judge('truncate public.documents')).toThrow('neither read');
});
