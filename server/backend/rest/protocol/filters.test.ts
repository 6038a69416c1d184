import { createProtocolSite, gives, type Outcome, testPart } from '#server/test/protocol-site.ts';

const { client } = await createProtocolSite();
const users = () => client.from('users').select('username').order('username');
const keeps = (asked: PromiseLike<Outcome>, ...names: string[]) =>
  gives(
    asked,
    names.map((username) => ({ username })),
  );

testPart('Filters', {
  '.eq() .neq() .gt() .gte() .lt() .lte()': async () => {
    await keeps(users().neq('username', 'ada').gt('username', 'bob'), 'cleo', 'dan');
    await keeps(users().gte('username', 'bob').lte('username', 'cleo'), 'bob', 'cleo');
    return keeps(users().lt('username', 'b').eq('status', 'ONLINE'), 'ada');
  },
  '.like() .ilike()': async () => {
    await keeps(users().like('username', '%A%'));
    await keeps(users().like('username', '*a*'), 'ada', 'dan');
    return keeps(users().ilike('username', '%A_'), 'dan');
  },
  '.is(column, null | true | false)': async () => {
    await keeps(users().is('data', null), 'bob', 'dan');
    return keeps(users().not('data', 'is', null), 'ada', 'cleo');
  },
  '.in() .notIn()': async () => {
    await keeps(users().in('username', ['ada', 'a,b', 'say "hi"', 'dan']), 'ada', 'dan');
    await keeps(users().in('username', []));
    return keeps(users().notIn('status', ['ONLINE']), 'bob');
  },
  '.match()': () => keeps(users().match({ username: 'ada', status: 'ONLINE' }), 'ada'),
  '.not()': () => keeps(users().not('username', 'in', '(ada,bob)'), 'cleo', 'dan'),
  '.or() with and(), not, lists and quotes': async () => {
    await keeps(
      users().or('username.eq."ada",and(status.eq.ONLINE,username.like.d*)'),
      'ada',
      'dan',
    );
    return keeps(
      users().or('username.in.(ada,"b,c"),not.and(data.is.null,username.like.d*)'),
      'ada',
      'bob',
      'cleo',
    );
  },
  '.filter(column, operator, value)': () =>
    keeps(users().filter('username', 'gte', 'cleo'), 'cleo', 'dan'),
  'an unknown operator': () => users().filter('username', 'sounds', 'ada'),
  'a value of another type than its column': () => users().eq('big', 'beaucoup'),
  'more than 100 filters in one list': () =>
    users().or(Array.from({ length: 101 }, (_, index) => `username.eq.${index}`).join(',')),
  'parentheses nested more than 8 times': () =>
    users().or(`${'and('.repeat(9)}username.eq.a${')'.repeat(9)}`),
});
