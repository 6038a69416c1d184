import { expect, test } from 'vitest';
import { type Attack, prepareBattle } from '#server/test/battlefield.ts';

// Property names of every JavaScript object: no lookup by name may find them. The first is unknown
// everywhere; the others must be refused like it.
const NAMES = ['nulle_part', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const battle = await prepareBattle();

type Place = Omit<Attack, 'name'> & { status: number };

/** Each place of a request that holds a name, and the refusal of an unknown one. */
function placesOf(name: string): Record<string, Place> {
  const named = (value: unknown) => JSON.parse(`{"${name}":${JSON.stringify(value)}}`);
  const clients = 'GET /rest/v1/clients';
  return {
    'a type of media': { ask: clients, headers: { Accept: name }, status: 406 },
    'a parameter of one': {
      ask: clients,
      headers: { Accept: `application/json;${name}=1` },
      status: 406,
    },
    'a preference': { ask: clients, headers: { Prefer: `${name}=1` }, status: 400 },
    'a schema': { ask: clients, headers: { 'Accept-Profile': name }, status: 406 },
    'a range': { ask: clients, headers: { Range: name }, status: 416 },
    'a table': { ask: `GET /rest/v1/${name}`, status: 404 },
    'a table that is written': { ask: `POST /rest/v1/${name}`, body: {}, status: 404 },
    'a function': { ask: `POST /rest/v1/rpc/${name}`, body: {}, status: 404 },
    'a function that is read': { ask: `GET /rest/v1/rpc/${name}`, status: 404 },
    'an argument': { ask: 'POST /rest/v1/rpc/get_usage', body: named(1), status: 404 },
    'a column': { ask: `${clients}?select=${name}`, status: 400 },
    'a cast': { ask: `${clients}?select=name::${name}`, status: 400 },
    'a related table': { ask: `${clients}?select=${name}(id)`, status: 400 },
    'a level': { ask: `${clients}?${name}.limit=1`, status: 400 },
    'a column of a filter': { ask: `${clients}?${name}=eq.1`, status: 400 },
    'an operator': { ask: `${clients}?name=${name}.1`, status: 400 },
    'a quantifier': { ask: `${clients}?name=eq(${name}).1`, status: 400 },
    'a truth': { ask: `${clients}?name=is.${name}`, status: 400 },
    'an order': { ask: `${clients}?order=${name}`, status: 400 },
    'a direction': { ask: `${clients}?order=name.${name}`, status: 400 },
    'the type of a body': {
      ask: 'POST /rest/v1/clients',
      headers: { 'Content-Type': name },
      body: {},
      status: 415,
    },
    'a key of a body': { ask: 'POST /rest/v1/clients', body: named('x'), status: 400 },
    'a key of a change': {
      ask: 'PATCH /rest/v1/clients?name=eq.x',
      body: named('x'),
      status: 400,
    },
    'a column to write': {
      ask: `POST /rest/v1/clients?columns=${name}`,
      body: { name: 'x' },
      status: 400,
    },
    'a column of a key': {
      ask: `POST /rest/v1/clients?on_conflict=${name}`,
      headers: { Prefer: 'resolution=merge-duplicates' },
      body: { name: 'x' },
      status: 400,
    },
    'a grant': { ask: `POST /auth/v1/token?grant_type=${name}`, body: {}, status: 400 },
    'the type of a link': {
      ask: 'POST /auth/v1/verify',
      body: { type: name, token_hash: 'x' },
      status: 400,
    },
    'that of a link that is opened': {
      ask: `GET /auth/v1/verify?type=${name}&token=x`,
      status: 303,
    },
    'a provider': { ask: `GET /auth/v1/authorize?provider=${name}`, status: 400 },
    'a factor': { ask: 'POST /auth/v1/factors', body: { factor_type: name }, status: 400 },
    'which sessions end': { ask: `POST /auth/v1/logout?scope=${name}`, status: 400 },
    'a way to an account': { ask: `GET /auth/v1/${name}`, status: 404 },
    'a page': { ask: `GET /${name}`, status: 404 },
    'a page of the older site': { ask: `GET /nulle-part?page=${name}`, status: 404 },
  };
}

test.each(
  NAMES.flatMap((name) =>
    Object.entries(placesOf(name)).map(([place, attack]) => ({ name, place, ...attack })),
  ),
)('$name, as $place, is refused as any name that is not known', async ({ status, ...attack }) => {
  const answer = await battle.attack(attack);
  expect(answer.status, answer.text).toBe(status);
});
