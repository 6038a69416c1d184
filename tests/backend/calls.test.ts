import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { lastEmail, ORIGIN, PASSWORD, readLink } from '#server/test/auth-site.ts';
import { openWholeSite } from '#server/test/whole-site.ts';

// Every call that the application makes, through the official client, to the deployed server.
// Requests are recorded, and the last test checks them.
const site = await openWholeSite();
const { connect, authEmails, owner, backend } = site;
const asked = new Set<string>();
const watched: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const answer = await site.request(input, init);
  const name = `${init?.method ?? 'GET'} ${url.pathname.replaceAll(UUID, ':id')}`;
  asked.add(
    url.searchParams.has('grant_type') ? `${name} ${url.searchParams.get('grant_type')}` : name,
  );
  expect(answer.status, name).toBeLessThan(500);
  return answer;
};
const browse = (options = {}) => connect({ fetch: watched, ...options });
const signUp = (email: string) => site.signUp(email, { fetch: watched });
const linkOf = (email: string) => readLink(lastEmail(authEmails, email)).token_hash;

test('accounts: sign up, confirm, sign in, refresh, read, change, sign out', async () => {
  const email = 'emile@exemple.fr';
  const client = browse();
  const options = {
    emailRedirectTo: ORIGIN,
    data: { first_name: 'Émile', last_name: 'Rivière', newsletter_consent: true },
  };
  const { data: signed } = await client.auth.signUp({ email, password: PASSWORD, options });
  expect(signed).toMatchObject({ session: null, user: { email } });
  expect((await client.auth.resend({ type: 'signup', email })).error?.code).toBe(
    'over_email_send_rate_limit',
  );
  const confirmed = await client.auth.verifyOtp({ token_hash: linkOf(email), type: 'signup' });
  expect(confirmed.data.session?.user.email).toBe(email);
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect([data.user?.email, error]).toEqual([email, null]);
  expect((await client.auth.refreshSession()).data.session?.access_token).toBeTruthy();
  expect((await client.auth.getUser()).data.user?.id).toBe(data.user?.id);
  const changed = await client.auth.updateUser({ data: { last_name: 'Rousseau' } });
  expect(changed.data.user?.user_metadata).toMatchObject({ last_name: 'Rousseau' });
  for (const scope of ['others', 'local'] as const)
    expect((await client.auth.signOut({ scope })).error).toBeNull();
  expect((await client.auth.getUser()).error?.message).toBe('Auth session missing!');
});

test('accounts without a password: links, codes, recovery, and what is not enabled', async () => {
  const email = 'lien@exemple.fr';
  const client = await signIn(email);
  expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
  const opened = await client.auth.verifyOtp({ token_hash: linkOf(email), type: 'magiclink' });
  expect(opened.data.session?.user.email).toBe(email);

  const lost = 'perdu@exemple.fr';
  await signIn(lost);
  const other = browse({ flowType: 'pkce' });
  await other.auth.resetPasswordForEmail(lost, { redirectTo: `${ORIGIN}/reset-password` });
  const followed = await site.request(
    `${ORIGIN}/auth/v1/verify?token=${linkOf(lost)}&type=recovery&redirect_to=${ORIGIN}/reset-password`,
  );
  const target = new URL(followed.headers.get('Location') ?? '');
  expect(target.pathname).toBe('/reset-password');
  const code = target.searchParams.get('code') ?? '';
  expect((await other.auth.exchangeCodeForSession(code)).data.session?.user.email).toBe(lost);

  const idToken = await client.auth.signInWithIdToken({ provider: 'google', token: 'a.b.c' });
  const web3 = await ask('/token?grant_type=web3', {
    chain: 'solana',
    message: 'm',
    signature: 's',
  });
  const sso = await client.auth.signInWithSSO({ domain: 'exemple.fr' });
  expect([idToken.error?.status, web3.status, sso.error?.status]).toEqual([400, 400, 404]);
  const phone = await client.auth.signInWithOtp({ phone: '+33612345678' });
  expect(phone.error?.code).toBe('phone_provider_disabled');
  const { data: way } = await client.auth.signInWithOAuth({ provider: 'google' });
  expect((await watched(way.url ?? '')).status).toBe(400);
  expect((await client.auth.linkIdentity({ provider: 'google' })).error).not.toBeNull();
  const [identity] = (await client.auth.getUserIdentities()).data?.identities ?? [];
  if (!identity) throw new Error('No identity');
  expect((await client.auth.unlinkIdentity(identity)).error?.code).toBe(
    'single_identity_not_deletable',
  );
});

test('accounts with a second factor, and public keys', async () => {
  const client = await signIn('facteur@exemple.fr');
  expect((await client.auth.reauthenticate()).error).toBeNull();
  const { mfa } = client.auth;
  const { data: factor } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' });
  if (!factor) throw new Error('No factor');
  const { data: challenge } = await mfa.challenge({ factorId: factor.id });
  const code = new TOTP({ secret: factor.totp.secret }).generate();
  const challengeId = challenge?.id ?? '';
  expect((await mfa.verify({ factorId: factor.id, challengeId, code })).error).toBeNull();
  const level = await mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: 'aal2' });
  expect((await mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  expect((await client.auth.getClaims()).data?.claims.email).toBe('facteur@exemple.fr');
  expect((await client.auth.signOut({ scope: 'global' })).error).toBeNull();
});

test('accounts as the operator sees them', async () => {
  const { admin } = browse({ key: backend.secretKey }).auth;
  const email = 'invite@exemple.fr';
  const { data } = await admin.createUser({ email, password: PASSWORD, email_confirm: true });
  const id = data.user?.id ?? '';
  expect((await admin.getUserById(id)).data.user?.email).toBe(email);
  expect((await admin.listUsers()).data.users.length).toBeGreaterThan(3);
  const banned = await admin.updateUserById(id, { ban_duration: '24h' });
  expect(banned.data.user?.banned_until).toBeTruthy();
  expect((await admin.generateLink({ type: 'magiclink', email })).data.properties).toBeTruthy();
  expect((await admin.deleteUser(id)).error).toBeNull();
  await expect(admin.getUserById('not-a-uuid')).rejects.toThrow('UUID');
});

test('data of a user: its names, and whether it administers', async () => {
  const { client, id } = await signUp('noms@exemple.fr');
  const profile = await client
    .from('profiles')
    .select('first_name, last_name')
    .eq('user_id', id)
    .single();
  expect(profile.data).toEqual({ first_name: null, last_name: null });
  expect((await readRole(client, id)).data).toBeNull();
  await makeAdmin(id);
  expect((await readRole(client, id)).data).toEqual({ role: 'admin' });
});

test('figures of an administrator: rows, owners, counts and days', async () => {
  const { client, id } = await signUp('admin@exemple.fr');
  await makeAdmin(id);
  const { client: maker } = await signUp('atelier@exemple.fr');
  const { data: company } = await maker
    .from('companies')
    .insert({ name: 'Atelier' })
    .select('id')
    .single();
  await maker.from('documents').insert({ document_type: 'devis', company_id: company?.id });
  await owner.query(
    "insert into leads (email, newsletter_consent) values ('a@b.fr', true), ('c@d.fr', false)",
  );
  for (const table of TABLES) {
    const latest = await client
      .from(table)
      .select('*')
      .order('created_at', { ascending: false })
      .limit(50);
    expect([table, latest.error]).toEqual([table, null]);
    const total = await client.from(table).select('*', { count: 'exact', head: true });
    const today = await client
      .from(table)
      .select('*', { count: 'exact', head: true })
      .gte('created_at', new Date(Date.now() - 86_400_000).toISOString())
      .lte('created_at', new Date(Date.now() + 86_400_000).toISOString());
    expect([table, total.count, today.count]).toEqual([
      table,
      latest.data?.length,
      latest.data?.length,
    ]);
  }
  const { data: documents } = await client.from('documents').select('user_id, company_id');
  const owners = documents?.map(({ user_id }) => user_id) ?? [];
  const companies = documents?.flatMap(({ company_id }) => company_id ?? []) ?? [];
  expect(
    (await client.from('profiles').select('user_id, email').in('user_id', owners)).data,
  ).toMatchObject([{ email: 'atelier@exemple.fr' }]);
  expect(
    (await client.from('companies').select('id, name').in('id', companies)).data,
  ).toMatchObject([{ name: 'Atelier' }]);
  const consenting = await client
    .from('leads')
    .select('email, created_at, total_documents_generated, return_count')
    .eq('newsletter_consent', true)
    .order('created_at', { ascending: false });
  expect(consenting.data).toMatchObject([{ email: 'a@b.fr', return_count: 0 }]);
  expect(
    (await client.from('leads').select('created_at, last_activity_at, return_count')).data,
  ).toHaveLength(2);
  const days = { p_tz: 'Europe/Paris', p_days: 30 };
  const leads = await client.rpc('get_daily_leads_counts', days);
  expect(leads.data?.reduce((sum, { lead_count }) => sum + lead_count, 0)).toBe(2);
  expect((await client.rpc('get_daily_pdfs_counts', days)).data).toHaveLength(30);
});

test('each call of the specification was made', () => {
  expect(CALLS.filter((call) => !asked.has(call))).toEqual([]);
  expect(site.faults).toEqual([]);
});

/** The operator creates the account, so that its message limit (one a minute) is unused. */
async function signIn(email: string) {
  const account = { email, password: PASSWORD };
  await connect({ key: backend.secretKey }).auth.admin.createUser({
    ...account,
    email_confirm: true,
  });
  const client = browse();
  await client.auth.signInWithPassword(account);
  return client;
}

function readRole(client: ReturnType<typeof connect>, id: string) {
  return client
    .from('user_roles')
    .select('role')
    .eq('user_id', id)
    .eq('role', 'admin')
    .maybeSingle();
}

async function makeAdmin(id: string) {
  await owner.query("insert into user_roles (user_id, role) values ($1, 'admin')", [id]);
}

function ask(path: string, body: unknown) {
  return watched(`${ORIGIN}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
const TABLES = [
  'profiles',
  'documents',
  'clients',
  'companies',
  'products',
  'leads',
  'email_logs',
  'generated_pdfs',
] as const;

const AUTH = `POST signup, POST token password, POST token refresh_token, POST token pkce, POST token id_token, POST token web3, POST otp,
  POST verify, POST recover, POST logout, GET user, PUT user, GET reauthenticate, POST resend, POST sso, GET authorize,
  GET user/identities/authorize, DELETE user/identities/:id, POST factors, POST factors/:id/challenge, POST factors/:id/verify,
  DELETE factors/:id, GET .well-known/jwks.json, POST admin/users, GET admin/users, GET admin/users/:id, PUT admin/users/:id,
  DELETE admin/users/:id, POST admin/generate_link`;
const CALLS = [
  ...AUTH.split(/,\s+/).map((call) => call.replace(' ', ' /auth/v1/')),
  ...TABLES.flatMap((table) => [`GET /rest/v1/${table}`, `HEAD /rest/v1/${table}`]),
  'GET /rest/v1/user_roles',
  'POST /rest/v1/rpc/get_daily_leads_counts',
  'POST /rest/v1/rpc/get_daily_pdfs_counts',
];
