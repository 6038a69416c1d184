import { expect } from 'vitest';
import { createProtocolSite, gives, testPart } from '#server/test/protocol-site.ts';

const { client, send } = await createProtocolSite();

testPart('Functions', {
  '.rpc(name, arguments) that returns a value': () =>
    gives(client.rpc('get_status', { name: 'bob' }), 'OFFLINE'),
  '.rpc() that returns a set of values': () =>
    gives(client.rpc('list_numbers', { upto: 3 }), [1, 2, 3]),
  '.rpc() that returns rows': () =>
    gives(client.rpc('list_names', { most: 2 }), [
      { name: 'ada', length: 3 },
      { name: 'bob', length: 3 },
    ]),
  '.rpc() that returns void': async () => {
    const answer = await gives(client.rpc('do_nothing'), null);
    expect(answer.status).toBe(204);
    return answer;
  },
  '.rpc() with arguments left out': async () => {
    const { data } = await client.rpc('list_names');
    expect(data).toHaveLength(4);
    return client.rpc('list_names', {});
  },
  '.rpc(name, arguments, { get: true })': async () => {
    await gives(client.rpc('add_tags', { tags: ['a', 'b'] }, { get: true }), 'a+b');
    return gives(client.rpc('get_status', { name: 'ada' }, { get: true }), 'ONLINE');
  },
  '{ get: true } of a function that writes': () =>
    client.rpc('set_offline', { name: 'x' }, { get: true }),
  "{ head: true, count: 'exact' }": async () => {
    const answer = await client.rpc('list_users', {}, { head: true, count: 'exact' });
    expect([answer.count, answer.data]).toEqual([4, null]);
    const object = { value: { a: 1 } };
    const posted = await client.rpc('echo_json', object, { head: true, count: 'exact' });
    expect([posted.count, posted.data]).toEqual([1, null]);
    return answer;
  },
  "{ count: 'exact' }": async () => {
    const { count, data, status } = await client
      .rpc('list_users', {}, { count: 'exact' })
      .eq('status', 'ONLINE')
      .limit(2);
    expect([count, data?.length, status]).toEqual([3, 2, 206]);
    return client.rpc('list_numbers', { upto: 3 }, { count: 'exact' });
  },
  '.select() .eq() .order() .limit() .range() on its rows': async () => {
    const rows = () => client.rpc('list_users').select('username,status');
    await gives(rows().eq('status', 'ONLINE').order('username', { ascending: false }).limit(2), [
      { username: 'dan', status: 'ONLINE' },
      { username: 'cleo', status: 'ONLINE' },
    ]);
    return gives(client.rpc('list_names', { most: 4 }).gt('length', 3), [
      { name: 'cleo', length: 4 },
    ]);
  },
  '.single() and .maybeSingle() on its rows': () =>
    gives(client.rpc('list_users').select('username').eq('username', 'ada').single(), {
      username: 'ada',
    }),
  'related tables of its rows': () =>
    gives(client.rpc('list_users').select('username,messages(id)').eq('username', 'bob'), [
      { username: 'bob', messages: [{ id: 3 }] },
    ]),
  'filters on values': () => client.rpc('list_numbers', { upto: 3 }).gt('value', 1),
  'numbers of more than 15 digits and JSON, unchanged': async () => {
    const answer = await send('/rpc/echo_json', {
      method: 'POST',
      body: '{"value":{"n":9007199254740993}}',
    });
    expect(answer.error).toBeNull();
    return gives(client.rpc('echo_json', { value: [1, null, 'x'] }), [1, null, 'x']);
  },
  'an unknown function or argument': () => client.rpc('get_status', { nom: 'ada' }),
});
