import { expect, test } from 'vitest';
import { makeClient, makeSession } from './make-session.test.support.ts';
import { judgeCarriedSession } from './offered-session.ts';

const linked = makeSession({ id: 'autre' });
const carried = {
  tokens: { access_token: linked.access_token, refresh_token: linked.refresh_token },
  isRecovery: false,
};
const me = { id: 'moi', email: 'moi@exemple.fr' };
const asideThat = (answer: () => Response) => makeClient(answer).client;
const says = (user: object, status = 200) => asideThat(() => Response.json(user, { status }));

test('the session of another account is offered, with the addresses that the server gives', async () => {
  const aside = says({ ...linked.user, email: 'vraie@exemple.fr' });
  expect(await judgeCarriedSession(carried, { user: me, aside })).toEqual({
    kind: 'offered',
    offered: { ...carried, email: 'vraie@exemple.fr', presentEmail: 'moi@exemple.fr' },
  });
});

test('where nobody is signed in any more, or the same account is, there is nothing to ask', async () => {
  for (const user of [null, { id: 'autre', email: 'autre@exemple.fr' }])
    expect(await judgeCarriedSession(carried, { user, aside: says(linked.user) })).toEqual({
      kind: 'own',
    });
});

test('a session that is over, or half of one, is refused as a link', async () => {
  const over = says({ code: 403, error_code: 'session_not_found', msg: 'Session ended' }, 403);
  const refused = { kind: 'refused', problem: { code: 'link_refused', reasons: [] } };
  expect(await judgeCarriedSession(carried, { user: me, aside: over })).toEqual(refused);
  for (const half of ['access_token', 'refresh_token'] as const) {
    const tokens = { ...carried.tokens, [half]: '' };
    const aside = says(linked.user);
    expect(await judgeCarriedSession({ ...carried, tokens }, { user: me, aside })).toEqual(refused);
  }
});

test('a network that fails is said as such', async () => {
  const aside = asideThat(() => {
    throw new TypeError('fetch failed');
  });
  expect(await judgeCarriedSession(carried, { user: me, aside })).toMatchObject({
    kind: 'refused',
    problem: { code: 'network' },
  });
});
