import { expect, test } from 'vitest';
import type { Identity } from '#app/data/account/identities.ts';
import { listWaysIn } from './list-ways-in.ts';

const password = makeIdentity('email', { email: 'zoe@exemple.fr' });
const google = makeIdentity('google', { email: 'zoe@ailleurs.fr' });

test('an account with a password is offered the sites of this server', () => {
  expect(listWaysIn([password], ['keycloak', 'google'])).toEqual([
    { state: 'offered', provider: 'google' },
    { state: 'offered', provider: 'keycloak' },
  ]);
});

test('a linked site keeps its place, with the address that it knows, and is not offered again', () => {
  expect(listWaysIn([google, password], ['keycloak', 'google'])).toEqual([
    {
      state: 'linked',
      provider: 'google',
      identity: google,
      email: 'zoe@ailleurs.fr',
      isOnly: false,
    },
    { state: 'offered', provider: 'keycloak' },
  ]);
});

test('the only way in is known as such, though the server no longer offers it', () => {
  expect(listWaysIn([makeIdentity('github', undefined)], [])).toMatchObject([
    { state: 'linked', provider: 'github', email: '', isOnly: true },
  ]);
});

test('without another site, offered or linked, there is nothing to list', () => {
  expect(listWaysIn([password], [])).toEqual([]);
});

function makeIdentity(provider: string, data: Identity['identity_data']): Identity {
  const identity = { id: provider, user_id: 'u1', identity_id: provider, provider };
  return data ? { ...identity, identity_data: data } : identity;
}
