import { createProtocolSite, gives, type Outcome, testPart } from '#server/test/protocol-site.ts';

const { client, send } = await createProtocolSite();
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
  '.likeAllOf() .likeAnyOf() .ilikeAllOf() .ilikeAnyOf()': async () => {
    await keeps(users().likeAllOf('username', ['%d%', '%n']), 'dan');
    await keeps(users().likeAnyOf('username', ['a%', '%o']), 'ada', 'cleo');
    await keeps(users().ilikeAllOf('username', ['%D%', '%N']), 'dan');
    return keeps(users().ilikeAnyOf('username', ['A%', '%O']), 'ada', 'cleo');
  },
  '.regexMatch() .regexIMatch()': async () => {
    await keeps(users().regexMatch('username', '^[ab]'), 'ada', 'bob');
    return keeps(users().regexIMatch('username', '^[AB]'), 'ada', 'bob');
  },
  'a regular expression with {…}, \\1 or over 100 characters': () =>
    users().regexMatch('username', '(a{200}){200}'),
  '.is(column, null | true | false)': async () => {
    await keeps(users().is('data', null), 'bob', 'dan');
    return keeps(users().not('data', 'is', null), 'ada', 'cleo');
  },
  '.isDistinct()': () => keeps(users().isDistinct('status', 'ONLINE'), 'bob'),
  '.in() .notIn()': async () => {
    await keeps(users().in('username', ['ada', 'a,b', 'say "hi"', 'dan']), 'ada', 'dan');
    await keeps(users().in('username', []));
    return keeps(users().notIn('status', ['ONLINE']), 'bob');
  },
  '.contains() .containedBy() .overlaps() of a list': async () => {
    await keeps(users().contains('tags', ['a']), 'ada', 'dan');
    await keeps(users().containedBy('tags', ['a', 'b']), 'ada', 'bob', 'cleo');
    return keeps(users().overlaps('tags', ['b', 'c']), 'ada', 'bob', 'dan');
  },
  '.contains() .containedBy() of JSON': async () => {
    await keeps(users().contains('data', { city: 'Lyon' }), 'ada');
    return keeps(users().containedBy('data', { city: 'Nantes', age: 21, x: 1 }), 'cleo');
  },
  '.contains() .containedBy() .overlaps() of a range': async () => {
    await keeps(users().contains('age_range', '[26,28)'), 'bob', 'cleo', 'dan');
    await keeps(users().containedBy('age_range', '[0,10)'), 'ada');
    return keeps(users().overlaps('age_range', '[33,40)'), 'bob', 'cleo');
  },
  '.rangeGt() .rangeGte() .rangeLt() .rangeLte() .rangeAdjacent()': async () => {
    await keeps(users().rangeGt('age_range', '[2,20)'), 'bob', 'cleo', 'dan');
    await keeps(users().rangeGte('age_range', '[25,30)'), 'bob', 'cleo');
    await keeps(users().rangeLt('age_range', '[20,25)'), 'ada');
    await keeps(users().rangeLte('age_range', '[20,30)'), 'ada', 'dan');
    return keeps(users().rangeAdjacent('age_range', '[2,20)'), 'ada', 'dan');
  },
  '.textSearch() of each type': async () => {
    await keeps(users().textSearch('catchphrase', `'fat' & 'cat'`), 'ada');
    const config = 'simple';
    await keeps(users().textSearch('catchphrase', 'cat fat', { type: 'plain', config }), 'ada');
    await keeps(users().textSearch('catchphrase', 'cat', { type: 'phrase', config }), 'ada', 'bob');
    return keeps(
      users().textSearch('catchphrase', 'fat -rat', { type: 'websearch', config }),
      'ada',
    );
  },
  '.match()': () => keeps(users().match({ username: 'ada', status: 'ONLINE' }), 'ada'),
  '.not()': () => keeps(users().not('username', 'in', '(ada,bob)'), 'cleo', 'dan'),
  '.or() with and(), not, lists and quotes': async () => {
    await keeps(users().or('username.eq."ada",and(status.eq.ONLINE,tags.cs.{c})'), 'ada', 'dan');
    return keeps(
      users().or('username.in.(ada,"b,c"),not.and(data.is.null,tags.cs.{a})'),
      'ada',
      'bob',
      'cleo',
    );
  },
  '.filter(column, operator, value)': () =>
    keeps(users().filter('username', 'gte', 'cleo'), 'cleo', 'dan'),
  "a filter on 'json->>key'": () =>
    keeps(users().eq('data->>city', 'Lyon').gt('data->age', 30), 'ada'),
  'eq(any), gt(all) and others of a list': async () => {
    const answer = await send('/users?select=username&username=eq(any).{ada,dan}&order=username');
    return keeps(Promise.resolve(answer), 'ada', 'dan');
  },
  'an unknown operator': () => users().filter('username', 'sounds', 'ada'),
  'a value of another type than its column': () => users().eq('big', 'beaucoup'),
  'more than 100 filters in one list': () =>
    users().or(Array.from({ length: 101 }, (_, index) => `username.eq.${index}`).join(',')),
  'parentheses nested more than 8 times': () =>
    users().or(`${'and('.repeat(9)}username.eq.a${')'.repeat(9)}`),
});
