import { expect } from 'vitest';
import { createProtocolSite, gives, testPart } from '#server/test/protocol-site.ts';

const { client, send } = await createProtocolSite();
const users = () => client.from('users');
const prefer = (Prefer: string) => ({ headers: { Prefer } });
const accept = (Accept: string) => ({ headers: { Accept } });

testPart('Answers and headers', {
  '.csv()': () => users().select('username').csv(),
  '.stripNulls()': () => users().select('username').stripNulls(),
  '.geojson()': () => users().select().geojson(),
  '.explain()': () => users().select().explain(),
  'another media type': () => send('/users', accept('application/xml')),
  'several media types, by weight': async () => {
    const answer = await send(
      '/channels',
      accept('text/html, application/vnd.pgrst.object+json;q=0.1, application/json;q=0.8'),
    );
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    return answer;
  },
  ".schema('public')": () =>
    gives(client.schema('public').from('channels').select('id').eq('id', 1), [{ id: 1 }]),
  '.schema() of another schema': () => client.schema('auth').from('users').select(),
  'an unknown preference': () => send('/users', prefer('colour=blue')),
  'Prefer: resolution or missing on a read': () => send('/users', prefer('missing=default')),
  'If-Match and If-Unmodified-Since': () => send('/users', { headers: { 'If-Match': '"x"' } }),
  'Range-Unit other than items': () => send('/users', { headers: { 'Range-Unit': 'bytes' } }),
  'an answer over 16 MB': async () => {
    await client
      .from('users')
      .update({ data: 'x'.repeat(3_000_000) })
      .eq('username', 'ada');
    return send(
      `/users?select=${'abcdefgh'.split('').map((name) => `${name}:data`)}&username=eq.ada`,
    );
  },
  'a read of more than 2 seconds': () => client.rpc('take_long', {}, { get: true }),
});
