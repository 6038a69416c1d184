import { expect } from 'vitest';
import { createProtocolSite, gives, testPart } from '#server/test/protocol-site.ts';

const { client, send, owner } = await createProtocolSite();
const goods = () => client.from('goods');
const users = () => client.from('users');
const stored = async (table: string) =>
  (await owner.query(`select * from public.${table} order by 1`)).rows;
const body = (value: unknown, Prefer = '') => ({
  method: 'POST',
  body: JSON.stringify(value),
  headers: { Prefer },
});

testPart('Writing', {
  '.insert(row) without .select()': async () => {
    const answer = await gives(goods().insert({ id: 10, name: 'dix' }), null);
    expect(answer.status).toBe(201);
    return answer;
  },
  '.insert(rows).select()': () =>
    gives(
      goods()
        .insert([
          { id: 11, name: 'onze' },
          { id: 12, name: 'douze' },
        ])
        .select('name')
        .order('id'),
      [{ name: 'onze' }, { name: 'douze' }],
    ),
  '.insert([])': async () => {
    const answer = await gives(goods().insert([]).select(), []);
    expect(answer.status).toBe(201);
    return answer;
  },
  '.insert({})': async () => {
    await owner.query('alter table public.goods alter id set default 20');
    return gives(goods().insert({}).select(), [{ id: 20, name: null }]);
  },
  'several rows without any column': () => goods().insert([{}, {}]),
  'rows whose keys differ': () => send('/goods', body([{ id: 30 }, { name: 'x' }])),
  '.insert(rows, { defaultToNull: false })': () =>
    gives(
      client
        .from('messages')
        .insert([{ username: 'ada', body: 'Plein' }, { username: 'bob' }], { defaultToNull: false })
        .select('body,username')
        .order('username'),
      [
        { body: 'Plein', username: 'ada' },
        { body: 'vide', username: 'bob' },
      ],
    ),
  'columns: the rest of the body is ignored': () => {
    const path = '/goods?columns=id,name&select=*';
    const answer = send(path, body({ id: 31, name: 'x', other: 1 }, 'return=representation'));
    return gives(answer, [{ id: 31, name: 'x' }]);
  },
  'an unknown column': () => goods().insert({ id: 32, price: 3 }),
  'numbers of more than 15 digits': async () => {
    const text = '{"username":"eve","big":9007199254740995}';
    const answer = await send('/users', { method: 'POST', body: text });
    const { rows } = await owner.query("select big from public.users where username = 'eve'");
    expect(rows).toEqual([{ big: '9007199254740995' }]);
    return answer;
  },
  'lists, ranges, JSON and enums': () =>
    gives(
      users()
        .insert({
          username: 'fred',
          tags: ['x', 'y,z'],
          age_range: '[3,7)',
          data: { a: [1] },
          status: 'OFFLINE',
        })
        .select('tags,age_range,data,status'),
      [{ tags: ['x', 'y,z'], age_range: '[3,7)', data: { a: [1] }, status: 'OFFLINE' }],
    ),
  '.upsert(): merge': () =>
    gives(
      goods()
        .upsert([
          { id: 1, name: 'écran' },
          { id: 40, name: 'neuf' },
        ])
        .select()
        .order('id'),
      [
        { id: 1, name: 'écran' },
        { id: 40, name: 'neuf' },
      ],
    ),
  '.upsert(): ignoreDuplicates': () =>
    gives(
      goods()
        .upsert(
          [
            { id: 1, name: 'x' },
            { id: 41, name: 'y' },
          ],
          { ignoreDuplicates: true },
        )
        .select(),
      [{ id: 41, name: 'y' }],
    ),
  '.upsert() of the key alone': () =>
    gives(goods().upsert({ id: 2 }).select(), [{ id: 2, name: 'téléphone' }]),
  '.upsert(row, { onConflict })': async () => {
    await owner.query('create unique index on public.channels (slug)');
    return gives(
      client.from('channels').upsert({ id: 1, slug: 'public' }, { onConflict: 'slug' }).select(),
      [{ id: 1, slug: 'public' }],
    );
  },
  'on_conflict without a resolution': () => send('/goods?on_conflict=id', body({ id: 1 })),
  '.update().eq()': async () => {
    const answer = await gives(goods().update({ name: 'changé' }).eq('id', 2), null);
    expect(answer.status).toBe(204);
    return answer;
  },
  '.update({})': () => gives(goods().update({}).eq('id', 2).select(), []),
  '.update() or .delete() without a filter': () => goods().update({ name: 'tous' }),
  '.update().or() with .select() of related rows': () =>
    gives(
      client
        .from('messages')
        .update({ body: 'Adieu' })
        .or('id.eq.1,id.eq.-1')
        .select('body,users(username)'),
      [{ body: 'Adieu', users: { username: 'ada' } }],
    ),
  '.delete().eq().select()': () => gives(goods().delete().eq('id', 10).select('id'), [{ id: 10 }]),
  ".insert(), .update(), .delete() with { count: 'exact' }": async () => {
    const added = await goods().insert([{ id: 50 }, { id: 51 }], { count: 'exact' });
    const changed = await goods().update({ name: 'x' }, { count: 'exact' }).gte('id', 50);
    const { data, count } = await goods().delete({ count: 'exact' }).gte('id', 50).select('id');
    expect([added.count, changed.count, count, data?.length]).toEqual([2, 2, 2, 2]);
    return added;
  },
  '.single() on a write of several rows: rolled back': async () => {
    const before = await stored('goods');
    const answer = await goods().update({ name: 'perdu' }).gt('id', 0).select().single();
    expect(await stored('goods')).toEqual(before);
    return answer;
  },
  '.limit() or .range() on a write': () =>
    goods().update({ name: 'x' }).eq('id', 1).select().limit(1),
  'a filter on an insert': () => send('/goods?id=eq.1', body({ id: 61 })),
  PUT: () => send('/goods?id=eq.1', { ...body({ id: 1 }), method: 'PUT' }),
  'a body that is not JSON': () => send('/goods', { method: 'POST', body: '{"id":' }),
  'a body of another type than JSON': () =>
    send('/goods', { ...body('id\n70'), headers: { 'Content-Type': 'text/csv' } }),
  'JSON nested too deep': () =>
    send('/users', {
      method: 'POST',
      body: `{"username":"deep","data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    }),
  'a duplicate key': () => goods().insert({ id: 1 }),
  'a row that others refer to': () => users().delete().eq('username', 'ada'),
});
