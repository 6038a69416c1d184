import { afterEach, expect, test } from 'vitest';
import { createTestSite, ORIGIN } from '#server/test/auth-site.ts';
import { CLIENT, startOpenIdProvider } from '#server/test/open-id-provider.ts';
import { createProviderSite, person } from '#server/test/provider-site.ts';
import { createProviders } from './create-providers.ts';

const site = await createProviderSite();
const { provider, visit, faults, owner } = site;
const genuine = { ...provider.control };
afterEach(() => {
  Object.assign(provider.control, genuine);
  faults.length = 0;
});

/** The error in the landing URL, which must carry no code or token. */
const readRefusal = (landed: URL) => {
  expect(landed.searchParams.has('code')).toBe(false);
  expect(landed.href).not.toContain('access_token');
  return Object.fromEntries(new URLSearchParams(landed.hash.slice(1)));
};

test.each([
  [
    'of another issuer',
    { claims: { iss: 'https://accounts.google.com' } },
    'ERR_JWT_CLAIM_VALIDATION_FAILED',
  ],
  ['for another site', { claims: { aud: 'autre' } }, 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
  [
    'for several sites, made for nobody',
    { claims: { aud: [CLIENT.clientId, 'autre'] } },
    'outside_other_party',
  ],
  [
    'made for another site',
    { claims: { aud: [CLIENT.clientId, 'autre'], azp: 'autre' } },
    'outside_other_party',
  ],
  ['that has expired', { claims: { exp: Math.floor(Date.now() / 1000) - 120 } }, 'ERR_JWT_EXPIRED'],
  ['without an end', { claims: { exp: undefined } }, 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
  ['of another sign-in', { claims: { nonce: 'autre' } }, 'outside_other_nonce'],
  ['without a nonce', { claims: { nonce: undefined } }, 'outside_other_nonce'],
  ['of nobody', { claims: { sub: undefined } }, 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
  ['of an endless name', { claims: { sub: 'x'.repeat(300) } }, 'outside_id_token_unreadable'],
  [
    'signed with a key that is not published',
    { isForged: true },
    'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  ],
  ['signed with the secret', { algorithm: 'HS256' }, 'ERR_JOSE_ALG_NOT_ALLOWED'],
] as const)('an ID token %s opens nothing, and the log says why', async (_what, lies, code) => {
  Object.assign(provider.control, lies);
  const refusal = readRefusal(await visit().leave(person('proie@exemple.fr')));
  expect(refusal).toMatchObject({
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: 'Unable to exchange external code',
  });
  expect(faults).toEqual([{ event: 'provider_fault', code }]);
  expect(
    (await owner.query("select from auth.users where email = 'proie@exemple.fr'")).rowCount,
  ).toBe(0);
});

test('who gives up at the provider comes back with a refusal, in the query too for a code exchange', async () => {
  provider.control.refusal = 'access_denied';
  const landed = await visit().leave(person('renonce@exemple.fr'));
  expect(landed.origin + landed.pathname).toBe(`${ORIGIN}/retour`);
  expect(readRefusal(landed)).toMatchObject({
    error: 'access_denied',
    error_code: 'bad_oauth_callback',
  });
  expect(landed.searchParams.get('error_code')).toBe('bad_oauth_callback');
  const implicit = await visit('implicit').leave(person('renonce@exemple.fr'));
  expect(readRefusal(implicit)).toMatchObject({ error_code: 'bad_oauth_callback' });
  expect(implicit.search).toBe('?de=ici');
});

test('a way back serves once, in the browser that left, for ten minutes', async () => {
  const leaver = visit();
  const { data } = await leaver.client.auth.signInWithOAuth({
    provider: 'keycloak',
    options: { redirectTo: `${ORIGIN}/retour` },
  });
  provider.control.person = person('retour@exemple.fr');
  const toProvider = (await leaver.browser.ask(data.url ?? '')).headers.get('Location') ?? '';
  const back = async () => (await leaver.browser.ask(toProvider)).headers.get('Location') ?? '';
  const link = await back();

  const other = visit();
  const stranger = await other.browser.follow(link);
  expect(stranger.origin + stranger.pathname).toBe(`${ORIGIN}/`);
  expect(readRefusal(stranger)).toMatchObject({ error_code: 'bad_oauth_state' });
  await other.leave(person('autre@exemple.fr'));
  expect(readRefusal(await other.browser.follow(link))).toMatchObject({
    error_code: 'bad_oauth_state',
  });

  expect((await leaver.browser.follow(link)).searchParams.get('code')).not.toBeNull();
  expect(readRefusal(await leaver.browser.follow(link))).toMatchObject({
    error_code: 'bad_oauth_state',
  });

  const late = await leaver.client.auth.signInWithOAuth({ provider: 'keycloak' });
  const lateStep = (await leaver.browser.ask(late.data.url ?? '')).headers.get('Location') ?? '';
  const lateLink = (await leaver.browser.ask(lateStep)).headers.get('Location') ?? '';
  const { now } = site.clock;
  site.advance(601);
  expect(readRefusal(await leaver.browser.follow(lateLink))).toMatchObject({
    error_code: 'bad_oauth_state',
  });
  site.clock.now = now;
});

test('twenty parallel uses of a way back open one session', async () => {
  const { client, browser } = visit('implicit');
  provider.control.person = person('rafale@exemple.fr');
  const { data } = await client.auth.signInWithOAuth({ provider: 'keycloak' });
  const step = (await browser.ask(data.url ?? '')).headers.get('Location') ?? '';
  const link = (await browser.ask(step)).headers.get('Location') ?? '';
  const landed = await Promise.all(Array.from({ length: 20 }, () => browser.follow(link)));
  expect(landed.filter(({ hash }) => hash.includes('access_token='))).toHaveLength(1);
});

test('a way back that says it is from another provider, or from none, is refused', async () => {
  const attempt = async (change: (url: URL) => void) => {
    const { client, browser } = visit();
    const { data } = await client.auth.signInWithOAuth({ provider: 'keycloak' });
    const step = (await browser.ask(data.url ?? '')).headers.get('Location') ?? '';
    const link = new URL((await browser.ask(step)).headers.get('Location') ?? '');
    change(link);
    return readRefusal(await browser.follow(link.href)).error_code;
  };
  expect(
    await attempt(({ searchParams }) => searchParams.set('iss', 'https://accounts.google.com')),
  ).toBe('unexpected_failure');
  expect(await attempt(({ searchParams }) => searchParams.delete('iss'))).toBe(
    'unexpected_failure',
  );
  expect(await attempt(({ searchParams }) => searchParams.delete('code'))).toBe(
    'bad_oauth_callback',
  );
  expect(await attempt(({ searchParams }) => searchParams.set('code', 'deviné'))).toBe(
    'unexpected_failure',
  );
});

test('nobody is led to a page that is not of the site', async () => {
  for (const redirectTo of [
    'https://evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    `${ORIGIN}.evil.example/`,
  ])
    expect((await visit().leave(person('redirige@exemple.fr'), { redirectTo })).href).toMatch(
      new RegExp(`^${ORIGIN}/\\?code=`),
    );
});

test('what is asked wrong is refused before anybody leaves', async () => {
  const ask = async (query: string) => {
    const response = await site.request(`${ORIGIN}/auth/v1/authorize?${query}`);
    return [response.status, (await response.json()).error_code];
  };
  for (const query of [
    '',
    'provider=google',
    'provider=__proto__',
    `provider=keycloak&code_challenge=${'a'.repeat(43)}`,
    'provider=keycloak&code_challenge_method=s256',
    'provider=keycloak&code_challenge=court&code_challenge_method=s256',
    `provider=keycloak&code_challenge=${'a'.repeat(43)}&code_challenge_method=md5`,
  ])
    expect(await ask(query), query).toEqual([400, 'validation_failed']);
});

test('what the page asks beside cannot change what is asked of the provider', async () => {
  const { browser } = visit();
  const query =
    'provider=keycloak&prompt=select_account&redirect_uri=https://evil.example&scope=all&response_type=token&state=x&nonce=x';
  await browser.follow(`${ORIGIN}/auth/v1/authorize?${query}`);
  const { leaving } = provider.seen;
  expect(leaving.get('prompt')).toBe('select_account');
  expect(leaving.getAll('redirect_uri')).toEqual([`${ORIGIN}/auth/v1/callback`]);
  expect(leaving.getAll('scope')).toEqual(['openid email profile']);
  expect(leaving.getAll('response_type')).toEqual(['code']);
  expect(leaving.get('state')).not.toBe('x');
});

test('a provider that is away, or speaks for another, sends the visitor back with a refusal; then it is asked again', async () => {
  const fresh = await startOpenIdProvider();
  const faultsHere: unknown[] = [];
  const { request, keys } = await createTestSite({
    providers: createProviders([{ name: 'keycloak', issuer: fresh.issuer, ...CLIENT }]),
    report: (fault) => faultsHere.push(fault),
  });
  const ask = (more = '') =>
    request(`${ORIGIN}/auth/v1/authorize?provider=keycloak&redirect_to=${ORIGIN}/retour${more}`, {
      headers: { apikey: keys.publishable },
    });
  fresh.control.isDown = true;
  expect((await ask()).headers.get('Location')).toMatch(
    new RegExp(`^${ORIGIN}/retour#error=server_error&error_code=unexpected_failure`),
  );
  expect((await ask('&skip_http_redirect=true')).status).toBe(500);
  fresh.control.isDown = false;
  for (const [document, code] of [
    [{ issuer: 'https://accounts.google.com' }, 'outside_issuer_mismatch'],
    [{ token_endpoint: 'http://compte.exemple.fr/token' }, 'outside_discovery_unreadable'],
    [{ authorization_endpoint: 'javascript:alert(1)' }, 'outside_discovery_unreadable'],
  ] as const) {
    fresh.control.document = document;
    await ask();
    expect(faultsHere.at(-1)).toEqual({ event: 'provider_fault', code });
  }
  fresh.control.document = {};
  const { discoveries } = fresh.seen;
  expect((await ask()).headers.get('Location')).toContain('/authorize?');
  expect((await ask()).headers.get('Location')).toContain('/authorize?');
  expect(fresh.seen.discoveries).toBe(discoveries + 1);
  await fresh.close();
});
