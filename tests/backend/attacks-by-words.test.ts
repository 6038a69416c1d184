import { expect, test } from 'vitest';
import { type Attack, prepareBattle, SECRET, testAttacks } from '#server/test/battlefield.ts';

// SQL and PostgREST syntax, in every place where a request is parsed.
const battle = await prepareBattle();
const { victim, ids } = battle;

const paths = [
  'clients?select=name) from public.clients; --',
  'clients?select=*,(select string_agg(name,%27%27) from public.clients)',
  'clients?select=id::regclass',
  'clients?select=buyer->>name',
  'clients?select=...companies(name)',
  'clients?select="name\\"',
  'clients?select=%00',
  'clients?order=(select 1)',
  'clients?order=name;select pg_sleep(9)',
  'clients?order=id.desc.nullsfirst,(case when true then 1 end)',
  'clients?limit=1 union select 1',
  'clients?offset=0;drop table public.clients',
  "clients?name=eq.x' or '1'='1",
  "clients?name=in.(x') or ('1'='1)",
  'clients?name=in.("x"),"y")',
  'clients?name=is.not null or true',
  'clients?name=like.%25%27%20or%201=1--',
  'clients?name=eq.%00',
  'clients?name=not.not.eq.x',
  'clients?name=fts.secret',
  'clients?name=match.^S',
  'clients?name=cs.{S}',
  'clients?name=eq(any).{a,b}',
  'clients?id=eq.1 or 1=1',
  'clients?name" is not null or "name=eq.x',
  'clients?or=(name.eq.x);drop table public.clients',
  'clients?or=(name.eq.x,(select true))',
  `clients?or=(name.eq."x\\",id.eq.${ids.client}")`,
  'clients?and=(or(or(or(or(or(or(or(name.eq.x))))))))',
  'clients?name=eq.x&name=neq.x&or=(name.neq.x)',
  'clients%3Fselect=*',
  'clients;drop%20table%20public.clients',
  'public.clients?select=*',
  '"clients"?select=*',
  'clients%00?select=*',
  '../auth/users',
  'rpc/get_daily_leads_counts?p_tz=UTC%27;drop table public.leads;--',
  'rpc/get_daily_leads_counts?p_days=1);drop table public.leads;--',
  'rpc/get_daily_leads_counts"(1);--?p_days=1',
];
const attacks: Attack[] = [
  ...paths.map((path) => ({ name: `asks for ${path}`, ask: `GET /rest/v1/${path}` })),
  ...[
    'clients?columns=name"; drop table public.clients; --',
    'clients?columns=name,(select 1)',
    'clients?on_conflict=id) do update set name = (select 1); --',
    'clients?on_conflict=unknown',
    'clients?select=name) from public.clients; --',
  ].map((path) => ({
    name: `adds to ${path}`,
    ask: `POST /rest/v1/${path}`,
    body: { name: 'x' },
    headers: { Prefer: 'resolution=merge-duplicates,return=representation' },
  })),
  ...[
    { 'name") values (1); --': 1 },
    { __proto__x: 1, constructor: { name: 'x' } },
    { name: { $ne: null } },
    { name: 'x\u0000' },
    { name: 'x', buyer: '{"a":1}); drop table public.clients; --' },
    [[{ name: 'x' }]],
  ].map((body) => ({
    name: `adds ${JSON.stringify(body)}`,
    ask: 'POST /rest/v1/clients',
    body,
  })),
  {
    name: 'calls with an argument that closes the call',
    ask: 'POST /rest/v1/rpc/get_daily_leads_counts',
    body: { 'p_tz => (select 1)) --': 'UTC' },
  },
  {
    name: 'puts SQL into its claims, by its metadata',
    ask: 'PUT /auth/v1/user',
    body: { data: { first_name: "'; set local role postgres; --", sub: victim.id } },
  },
  {
    name: 'puts SQL into Range',
    ask: 'GET /rest/v1/clients',
    headers: { Range: '0-9;drop table public.clients' },
  },
  {
    name: 'puts SQL into Prefer',
    ask: 'GET /rest/v1/clients',
    headers: { Prefer: 'count=exact;drop, tx=commit, params=multiple-objects' },
  },
];
testAttacks(attacks, battle);

test('what looks like SQL in metadata stays a text in the claims of the next token', async () => {
  const { client, id } = battle.stranger;
  await client.auth.updateUser({ data: { note: "'); set role postgres; --", sub: victim.id } });
  const { data } = await client.auth.refreshSession();
  expect(data.user?.id).toBe(id);
  expect((await client.from('profiles').select('user_id')).data).toEqual([{ user_id: id }]);
  expect(JSON.stringify((await client.from('clients').select('*')).data)).not.toContain(SECRET);
  expect(battle.site.faults).toEqual([]);
});
