import { createHmac } from 'node:crypto';
import { decodeJwt, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { ORIGIN } from '#server/test/auth-site.ts';
import { type Attack, prepareBattle, testAttacks } from '#server/test/battlefield.ts';

// Tokens and keys that this server did not issue, or issued for another purpose.
const battle = await prepareBattle();
const { site, victim, stranger } = battle;
const { publishableKey } = site.backend;
const claims = decodeJwt(victim.token);
const [ownHeader = '', , ownSignature = ''] = stranger.token.split('.');
const [victimHeader = '', victimPayload = ''] = victim.token.split('.');
const jwks = await (await site.request(`${ORIGIN}/auth/v1/.well-known/jwks.json`)).text();
const [publicKey] = JSON.parse(jwks).keys;
const { privateKey } = await generateKeyPair('ES256');
const byOwnKey = (header: Record<string, unknown>, payload: JWTPayload = claims) =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'ES256', kid: publicKey.kid, ...header })
    .sign(privateKey);
const byHmac = (secret: string, payload: JWTPayload = claims) =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', kid: publicKey.kid })
    .sign(new TextEncoder().encode(secret));
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const forged: Record<string, string> = {
  'no signature': `${victimHeader}.${victimPayload}.`,
  'the signature of its own token': `${victimHeader}.${victimPayload}.${ownSignature}`,
  'its own token with another subject': `${ownHeader}.${encode({ ...decodeJwt(stranger.token), sub: victim.id })}.${ownSignature}`,
  'its own token with another role': `${ownHeader}.${encode({ ...decodeJwt(stranger.token), role: 'service_role' })}.${ownSignature}`,
  'its own token that lasts': `${ownHeader}.${encode({ ...decodeJwt(stranger.token), exp: 9_999_999_999 })}.${ownSignature}`,
  'algorithm none': new UnsecuredJWT(claims).encode(),
  'algorithm None': `${encode({ alg: 'None' })}.${victimPayload}.`,
  'the public key as a secret': await byHmac(jwks),
  'the coordinates of the public key as a secret': await byHmac(`${publicKey.x}${publicKey.y}`),
  'the publishable key as a secret': await byHmac(publishableKey),
  'the default secret of others': await byHmac(
    'super-secret-jwt-token-with-at-least-32-characters-long',
  ),
  'an empty-looking secret': `${encode({ alg: 'HS256' })}.${victimPayload}.${createHmac(
    'sha256',
    '',
  )
    .update(`${encode({ alg: 'HS256' })}.${victimPayload}`)
    .digest('base64url')}`,
  'a key of its own': await byOwnKey({}),
  'a key of its own, which it names': await byOwnKey({ kid: 'mine' }),
  'a key of its own, in the token': await byOwnKey({
    jwk: { kty: 'EC', crv: 'P-256', x: publicKey.x, y: publicKey.y },
  }),
  'a key at an address': await byOwnKey({ jku: 'https://exemple.fr/jwks.json' }),
  'a key at a path': await byOwnKey({ kid: '../../../../dev/null' }),
  'a demand that must be understood': await byOwnKey({ crit: ['exp'] }).catch(() => 'a.b.c'),
  'the role of the server': await byOwnKey({}, { ...claims, role: 'service_role' }),
  'a session that it does not have': await byOwnKey(
    {},
    { ...claims, session_id: crypto.randomUUID() },
  ),
  'a signature of zeros': `${victimHeader}.${victimPayload}.${Buffer.alloc(64).toString('base64url')}`,
  'a signature in another form': `${victimHeader}.${victimPayload}.${Buffer.from('3006020101020101', 'hex').toString('base64url')}`,
  'a refresh token': victim.session.refresh_token,
  words: 'let.me.in',
  'five parts': `${victim.token.slice(0, 20)}.a.b.c.d`,
  'a very long token': 'a'.repeat(8000),
};
const guessed: Record<string, Record<string, string>> = {
  'no key': { apikey: '' },
  'a secret key that it guesses': {
    apikey: 'sb_secret_0000000000000000000000000000000000000000000',
  },
  'a key that begins well': { apikey: publishableKey.slice(0, -1) },
  'its token as a key': { apikey: stranger.token },
  'the name of a role as a key': { apikey: 'service_role' },
  'the name of a role as a token': { Authorization: 'Bearer service_role' },
  'a role in a header': { 'X-Role': 'service_role', Role: 'postgres' },
  'claims in a header': { 'request.jwt.claims': `{"sub":"${victim.id}"}` },
  'claims in a cookie': { Cookie: `sb-access-token=${encode(claims)}` },
  'another way to sign in': {
    Authorization: `Basic ${Buffer.from('postgres:').toString('base64')}`,
  },
  'another user, forwarded': { 'X-Forwarded-User': victim.id, 'X-Supabase-User': victim.id },
};
const attacks: Attack[] = [
  ...Object.entries(forged).flatMap(([name, token]) => [
    {
      name: `reads with ${name}`,
      ask: 'GET /rest/v1/clients?select=*',
      headers: { Authorization: `Bearer ${token}` },
    },
    {
      name: `is an account with ${name}`,
      ask: 'GET /auth/v1/user',
      headers: { Authorization: `Bearer ${token}` },
    },
  ]),
  ...Object.entries(guessed).map(([name, headers]) => ({
    name: `reads with ${name}`,
    ask: 'GET /rest/v1/clients?select=*',
    headers,
  })),
  ...[
    'GET /auth/v1/admin/users',
    `GET /auth/v1/admin/users/${victim.id}`,
    `DELETE /auth/v1/admin/users/${victim.id}`,
    'GET /auth/v1/admin/audit',
  ].map((ask) => ({ name: `asks for ${ask.replaceAll(victim.id, 'an account')}`, ask })),
  {
    name: 'bans an account',
    ask: `PUT /auth/v1/admin/users/${victim.id}`,
    body: { ban_duration: '1h' },
  },
  {
    name: 'makes a link for an account',
    ask: 'POST /auth/v1/admin/generate_link',
    body: { type: 'magiclink', email: 'victime@exemple.fr' },
  },
  {
    name: 'invents a code of an account',
    as: 'visitor',
    ask: 'POST /auth/v1/verify',
    body: { type: 'magiclink', email: 'victime@exemple.fr', token: '000000' },
  },
  {
    name: 'refreshes with an invented token',
    as: 'visitor',
    ask: 'POST /auth/v1/token?grant_type=refresh_token',
    body: { refresh_token: 'aaaaaaaaaaaa' },
  },
];
testAttacks(attacks, battle);

test('a token that is no token is refused everywhere, and the real one still serves', async () => {
  for (const [name, token] of Object.entries(forged))
    for (const path of ['/rest/v1/clients', '/auth/v1/user', '/rest/v1/rpc/get_sessions']) {
      const { status } = await battle.attack({
        name,
        ask: `GET ${path}`,
        headers: { Authorization: `Bearer ${token}` },
      });
      expect([401, 403], `${name} ${path}`).toContain(status);
    }
  expect((await victim.client.auth.getUser()).data.user?.id).toBe(victim.id);
});

test('the token of a session that was signed out opens nothing more', async () => {
  const gone = await site.signUp('parti@exemple.fr');
  await gone.client.auth.signOut();
  for (const ask of ['GET /rest/v1/clients', 'GET /auth/v1/user']) {
    const { status } = await battle.attack({
      name: '',
      ask,
      headers: { Authorization: `Bearer ${gone.token}` },
    });
    expect([401, 403]).toContain(status);
  }
});

test('a session that ends is over for the next request, whatever it asks and whatever is ready for it', async () => {
  const gone = await site.signUp('finie@exemple.fr');
  const headers = { Authorization: `Bearer ${gone.token}` };
  const asks = [
    { ask: 'GET /rest/v1/clients?select=name' },
    { ask: 'POST /rest/v1/clients', body: { name: 'Après' } },
    { ask: 'POST /rest/v1/rpc/get_presence', body: {} },
  ];
  const askAll = () => Promise.all(asks.map((one) => battle.attack({ name: '', ...one, headers })));
  for (let times = 0; times < 8; times += 1)
    expect((await askAll()).map(({ status }) => status)).toEqual([200, 201, 200]);
  await gone.client.auth.signOut();
  for (const { status, text } of await askAll()) {
    expect(status).toBe(401);
    expect(text).toContain('"code":"PGRST303"');
    expect(text).toContain('www-authenticate,Bearer');
  }
  const { rows } = await site.owner.query('select from clients where user_id = $1', [gone.id]);
  expect(rows).toHaveLength(8);
});
