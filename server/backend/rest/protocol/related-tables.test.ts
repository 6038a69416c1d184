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
  'more than 10 related tables in one request': () =>
    messages().select(
      Array.from({ length: 11 }, (_, index) => `u${index}:users(status)`).join(','),
    ),
  'aggregates of related tables': () => channels().select('id,messages(id.max())'),
});
