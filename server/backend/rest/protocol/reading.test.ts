import { expect } from 'vitest';
import { createProtocolSite, gives, testPart } from '#server/test/protocol-site.ts';

const { client, send } = await createProtocolSite();
const users = () => client.from('users');
const names = (...all: string[]) => all.map((username) => ({ username }));
testPart('Reading', {
  ".select('*')": () =>
    gives(client.from('channels').select(), [
      { id: 1, slug: 'public' },
      { id: 2, slug: 'random' },
    ]),
  ".select('alias:column')": () =>
    gives(users().select('name:username').eq('username', 'ada'), [{ name: 'ada' }]),
  ".select('column::text')": () =>
    gives(users().select('large:big::text,username').eq('username', 'ada'), [
      { large: '9007199254740993', username: 'ada' },
    ]),
  ".select('amount.sum()') and other aggregates": () => users().select('big.sum()'),
  'computed columns': () => users().select('username,initials'),
  '.order(column, { ascending, nullsFirst })': async () => {
    await gives(
      users().select('username').order('status').order('username', { ascending: false }),
      names('dan', 'cleo', 'ada', 'bob'),
    );
    const last = users().select('username').order('big', { nullsFirst: false }).limit(1);
    return gives(last, names('ada'));
  },
  '.limit() and .range()': () =>
    gives(users().select('username').order('username').range(1, 2), names('bob', 'cleo')),
  'the header Range': async () => {
    const answer = await send('/users?select=username&order=username', {
      headers: { Range: '2-' },
    });
    expect(answer.headers.get('Content-Range')).toBe('2-3/*');
    return gives(Promise.resolve(answer), names('cleo', 'dan'));
  },
  'a malformed Range': () => send('/users', { headers: { Range: 'bytes=0-100' } }),
  'a page, an order or columns that are said twice': async () => {
    const twice = ['limit=0&limit=2', 'offset=0&offset=2', 'select=id&select=*'];
    for (const query of twice) expect((await send(`/users?${query}`)).status).toBe(400);
    const page = await send('/users?limit=2', { headers: { Range: '0-' } });
    expect(page.status).toBe(400);
    return send('/users?order=username&order=status');
  },
  'an offset past the counted end': () =>
    users().select('username', { count: 'exact' }).range(10, 20),
  'more than 1,000 rows in one answer': () => client.from('many').select(),
  '.limit() of more than 1,000 rows': () => client.from('many').select().limit(1001),
  ".select(columns, { count: 'exact' })": async () => {
    const page = users().select('username', { count: 'exact' }).order('username').limit(1);
    const answer = await gives(page, names('ada'));
    expect([answer.count, answer.status]).toEqual([4, 206]);
    const none = await users().select('username', { count: 'exact' }).eq('username', 'zoé');
    expect([none.count, none.status, none.data]).toEqual([0, 200, []]);
    return answer;
  },
  '{ head: true }': async () => {
    const answer = await users().select('*', { count: 'exact', head: true }).eq('status', 'ONLINE');
    expect([answer.count, answer.data]).toEqual([3, null]);
    return answer;
  },
  '.single() of one row': () =>
    gives(users().select('username').eq('username', 'ada').single(), { username: 'ada' }),
  '.single() of no row or several': () => users().select('username').single(),
  '.maybeSingle()': async () => {
    await gives(users().select('username').eq('username', 'zoé').maybeSingle(), null);
    return gives(users().select('username').eq('username', 'ada').maybeSingle(), {
      username: 'ada',
    });
  },
  views: () =>
    gives(client.from('active_users').select().order('username'), names('ada', 'cleo', 'dan')),
  'an unknown table': () => client.from('nobody').select(),
  'an unknown column': () => users().select('nothing'),
  'an unknown parameter': () => send('/users?apikey2=x'),
  'a column read more than 16 times': () =>
    users().select(Array.from({ length: 17 }, (_, index) => `a${index}:data`).join(',')),
  '.abortSignal()': () =>
    gives(
      users()
        .select('username')
        .limit(1)
        .order('username')
        .abortSignal(new AbortController().signal),
      names('ada'),
    ),
  '.throwOnError()': async () => {
    await expect(client.from('nobody').select().throwOnError()).rejects.toThrow('schema cache');
    return users().select('username').throwOnError();
  },
  '.overrideTypes() and .returns()': () =>
    gives(
      users().select('username').eq('username', 'ada').overrideTypes<{ username: string }[]>(),
      names('ada'),
    ),
});
