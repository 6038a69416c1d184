import { expect, test } from 'vitest';
import { createProtocolSite, type Outcome, testPart } from '#server/test/protocol-site.ts';

const { client, send, owner } = await createProtocolSite();
const users = () => client.from('users').select('username');
const filter = (value: string) => send(`/users?username=${value}`);

testPart('Not served', {
  '.textSearch() of each type': () =>
    each(['fts.fat', 'plfts.fat', 'phfts(simple).fat', 'wfts.fat', 'not.fts.fat'].map(filter)),
  '.regexMatch() .regexIMatch()': () =>
    each([users().regexMatch('username', '^a'), users().regexIMatch('username', '^A')]),
  '.isDistinct()': () => users().isDistinct('status', 'ONLINE'),
  '.likeAllOf() .likeAnyOf() .ilikeAllOf() .ilikeAnyOf(), eq(any) and others of a list': () =>
    each([
      users().likeAllOf('username', ['a%']),
      users().likeAnyOf('username', ['a%']),
      users().ilikeAllOf('username', ['a%']),
      users().ilikeAnyOf('username', ['a%']),
      ...['eq(any).{ada}', 'gt(all).{ada}', 'in(any).(ada)', 'is(any).null'].map(filter),
    ]),
  '.contains() .containedBy() .overlaps()': () =>
    each([
      users().contains('tags', ['a']),
      users().containedBy('tags', ['a']),
      users().overlaps('tags', ['a']),
    ]),
  '.rangeGt() .rangeGte() .rangeLt() .rangeLte() .rangeAdjacent()': () =>
    each([
      users().rangeGt('age_range', '[2,20)'),
      users().rangeGte('age_range', '[2,20)'),
      users().rangeLt('age_range', '[2,20)'),
      users().rangeLte('age_range', '[2,20)'),
      users().rangeAdjacent('age_range', '[2,20)'),
    ]),
  '.maxAffected()': () =>
    each(prefer('max-affected=100').concat(prefer('handling=strict,max-affected=100'))),
  '.rollback(), Prefer: tx=commit': () =>
    each([
      client.from('users').delete().neq('username', '').rollback(),
      client.rpc('set_offline', { name: '%' }).rollback(),
      ...prefer('tx=rollback'),
      ...prefer('tx=commit'),
    ]),
  'Prefer: handling, timezone, params, return=headers-only, missing=null': () =>
    each(
      [
        ...['handling=lenient', 'handling=strict', 'timezone=Europe/Paris'],
        ...['params=single-object', 'return=headers-only', 'missing=null'],
      ].flatMap(prefer),
    ),
  "{ count: 'planned' } and { count: 'estimated' }": () =>
    each([
      client.from('users').select('*', { count: 'planned' }),
      client.from('users').delete({ count: 'estimated' }).neq('username', ''),
      ...prefer('count=planned'),
      ...prefer('count=estimated'),
    ]),
  'overloaded and variadic functions': () =>
    each([
      client.rpc('same_name', { a: 1 }),
      client.rpc('same_name', {}, { get: true }),
      client.rpc('sum_of', { numbers: [1, 2, 3] }),
      client.rpc('sum_of'),
    ]),
  '...table(column)': () =>
    each([
      client.from('messages').select('id,...users(author:username)'),
      client.from('channels').select('id,...messages(body)'),
      client.rpc('list_users').select('...messages(body)'),
    ]),
  'many to many, across a table of two keys': () =>
    each([
      client.from('goods').select('name,categories(name)'),
      client.from('goods').select('name,categories!goods_categories(name)'),
    ]),
  ".select('column::type') but text": () =>
    each([
      users().select('username::regclass'),
      users().select('name:big::int'),
      client.from('messages').select('users(username::varchar)'),
    ]),
  'json->key in columns, filters and order': () =>
    each([
      users().select('data->city'),
      users().select('city:data->>city'),
      users().eq('data->>city', 'Lyon'),
      users().or('data->>city.eq.Lyon'),
      users().order('data->>city'),
      client.from('users').delete().eq('data->>city', 'Lyon'),
    ]),
  ".select('count')": () => users().select('count'),
  'table(count)': () => client.from('channels').select('messages(count)'),
  'table!inner(…), table!left(…), table()': () =>
    each([
      client.from('channels').select('slug,messages!inner(id)'),
      client.from('channels').select('slug,messages!left(id)'),
      client.from('channels').select('slug,messages!messages_channel_id_fkey!inner(id)'),
      client.from('channels').select('slug,messages()'),
    ]),
  "filters, order and pages of related rows: 'table.column', { referencedTable }": () => {
    const related = () => client.from('channels').select('slug,messages(id)');
    const options = { referencedTable: 'messages' };
    return each([
      related().eq('messages.id', 1),
      related().or('id.eq.1', options),
      related().order('id', options),
      related().limit(1, options),
      related().range(0, 1, options),
      client.from('channels').delete().eq('messages.id', 1),
    ]);
  },
  'table=is.null': () => client.from('channels').select('messages(id)').is('messages', null),
  ".order('table(column)')": () =>
    client.from('messages').select('users(username)').order('users(username)'),
});

test('what was refused has changed nothing', async () => {
  const { rows } = await owner.query('select username, status from public.users order by username');
  expect(rows.map(({ username, status }) => `${username} ${status}`)).toEqual([
    ...['ada ONLINE', 'bob OFFLINE', 'cleo ONLINE', 'dan ONLINE'],
  ]);
});

/** A read, a call and each write with a preference. */
function prefer(Prefer: string): Promise<Outcome>[] {
  const body = JSON.stringify({ username: 'eve', status: 'OFFLINE' });
  return (
    [
      ['GET', '/users'],
      ['POST', '/users', body],
      ['PATCH', '/users?username=eq.ada', body],
      ['DELETE', '/users?username=eq.dan'],
      ['POST', '/rpc/set_offline', '{"name":"%"}'],
    ] as const
  ).map(([method, path, sent = null]) => send(path, { method, body: sent, headers: { Prefer } }));
}

/** The answer that all of them have. */
async function each(asked: readonly PromiseLike<Outcome>[]): Promise<Outcome> {
  const [first, ...others] = await Promise.all(asked);
  if (!first) throw new Error('Nothing was asked');
  for (const { status, error } of others)
    expect([status, error?.code]).toEqual([first.status, first.error?.code]);
  return first;
}
