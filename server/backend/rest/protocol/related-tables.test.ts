import { expect } from 'vitest';
import { createProtocolSite, gives, testPart } from '#server/test/protocol-site.ts';

const { client } = await createProtocolSite();
const messages = () => client.from('messages');
const channels = () => client.from('channels');

testPart('Related tables', {
  ".select('id, users(username)'): many to one": () =>
    gives(messages().select('id,users(username)').eq('id', 1), [
      { id: 1, users: { username: 'ada' } },
    ]),
  ".select('slug, messages(id)'): one to many": () =>
    gives(channels().select('slug,messages(id)').eq('id', 2), [
      { slug: 'random', messages: [{ id: 2 }] },
    ]),
  ".select('slug, channel_details(details)'): one to one": () =>
    gives(channels().select('slug,channel_details(details)').order('id'), [
      { slug: 'public', channel_details: { details: 'Pour tous' } },
      { slug: 'random', channel_details: null },
    ]),
  'several levels': () => channels().select('slug,messages(id,users(username))').eq('id', 2),
  'a table with itself: its name for the list, the column for the one': async () => {
    const collections = () => client.from('collections');
    await gives(collections().select('label,collections(label)').eq('id', 1), [
      { label: 'racine', collections: [{ label: 'gauche' }, { label: 'droite' }] },
    ]);
    return gives(collections().select('label,parent:parent_id(label)').eq('id', 2), [
      { label: 'gauche', parent: { label: 'racine' } },
    ]);
  },
  'alias:table!hint(…): a column or a constraint': async () => {
    const friends = () => client.from('friends');
    await gives(
      friends().select('a:users!first_user(username),b:users!friends_second_user_fkey(username)'),
      [{ a: { username: 'ada' }, b: { username: 'bob' } }],
    );
    return gives(friends().select('second_user(username)'), [{ second_user: { username: 'bob' } }]);
  },
  'two ways without a hint': () => client.from('friends').select('users(username)'),
  'tables that are not related': () => channels().select('goods(name)'),
  'embeds of a view': () => client.from('active_users').select('messages(id)'),
  'computed relationships': () => client.from('users').select('latest_message(id)'),
  'table!inner(…)': () =>
    gives(channels().select('slug,channel_details!inner(details)'), [
      { slug: 'public', channel_details: { details: 'Pour tous' } },
    ]),
  "filters on 'table.column'": async () => {
    await gives(channels().select('id,messages(id)').eq('messages.username', 'bob').order('id'), [
      { id: 1, messages: [{ id: 3 }] },
      { id: 2, messages: [] },
    ]);
    const inner = channels().select('id,messages!inner(id)', { count: 'exact' });
    const answer = await gives(inner.eq('messages.username', 'bob'), [
      { id: 1, messages: [{ id: 3 }] },
    ]);
    expect(answer.count).toBe(1);
    return answer;
  },
  '.or(…, { referencedTable })': () =>
    gives(
      channels()
        .select('messages(id)')
        .eq('id', 1)
        .or('body.eq.Salut,username.eq.zoé', { referencedTable: 'messages' }),
      [{ messages: [{ id: 3 }] }],
    ),
  '.order() .limit() .range() with { referencedTable }': async () => {
    const options = { referencedTable: 'messages' };
    const one = channels().select('messages(id)').eq('id', 1);
    await gives(one.order('id', { ...options, ascending: false }).limit(1, options), [
      { messages: [{ id: 3 }] },
    ]);
    const next = channels().select('messages(id)').eq('id', 1).order('id', options);
    return gives(next.range(1, 1, options), [{ messages: [{ id: 3 }] }]);
  },
  'filters on a table that is not selected': () => channels().select('id').eq('messages.id', 1),
  'table=is.null and not.is.null, on an empty embed': async () => {
    await gives(channels().select('id,channel_details()').is('channel_details', null), [{ id: 2 }]);
    const any = channels().select('id,messages(),channel_details()').order('id');
    return gives(any.or('messages.not.is.null,channel_details.is.null'), [{ id: 1 }, { id: 2 }]);
  },
  'another operator on a related table': () =>
    channels().select('id,messages(id)').eq('messages', 'x'),
  ".order('table(column)')": () =>
    gives(
      messages()
        .select('id,users(username)')
        .order('users(username)', { ascending: false })
        .order('id'),
      [
        { id: 3, users: { username: 'bob' } },
        { id: 1, users: { username: 'ada' } },
        { id: 2, users: { username: 'ada' } },
      ],
    ),
  ".order('table(column)') of a list": () =>
    channels().select('id,messages(id)').order('messages(id)'),
  'more than 10 related tables in one request': () =>
    messages().select(
      Array.from({ length: 11 }, (_, index) => `u${index}:users(status)`).join(','),
    ),
  ".select('slug, messages(count)')": () =>
    gives(channels().select('slug,messages(count)').order('id'), [
      { slug: 'public', messages: [{ count: 2 }] },
      { slug: 'random', messages: [{ count: 1 }] },
    ]),
  'other aggregates of related tables': () => channels().select('id,messages(id.max())'),
});
