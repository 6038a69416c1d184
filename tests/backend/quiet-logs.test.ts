import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { samples } from '#documents/samples/samples.ts';
import { PASSWORD } from '#server/test/auth-site.ts';
import { keepCookies } from '#server/test/browsers/keep-cookies.ts';
import { startMailServer } from '#server/test/email/mail-server.ts';
import { until } from '#server/test/email/until.ts';
import { kill, makeDataFolder, startServer } from '#server/test/spawned-server.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

// Everything that users do on a deployed server, and what it logs meanwhile.
const { owner, url } = await createTestDatabase();
const SITE = 'https://facturier.example';
const VISITOR_IP = '198.51.100.77';

test('whatever people do and whatever fails, a log names nobody', async () => {
  const secrets = new Set<string>();
  const mail = await openEmail(secrets);
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  const server = await startServer(folder, {
    DATABASE_URL: url,
    SITE_ORIGIN: SITE,
    SMTP_URL: mail.url,
    MAIL_FROM: 'bonjour@facturier.example',
    TRUSTED_PROXIES: '1',
    SUPPORT_EMAIL: 'aide@exemple.fr',
    COMPANY_REGISTER_URL: 'https://127.0.0.1:1',
  });
  onTestFinished(() => kill(server.process));
  const said = [text(server.process.stdout), text(server.process.stderr)];
  const cookies = new Map<string, string>();
  const visit = createVisit(server.origin, cookies);
  const { publishableKey: key } = await (await visit('/config.json')).json();

  // The account, its sessions, its rows.
  const emile = { email: 'emile.riviere@exemple.fr', password: PASSWORD };
  const names = { first_name: 'Émilien', last_name: 'Rivièrebleue', newsletter_consent: true };
  await visit('/auth/v1/signup', { key, body: { ...emile, data: names } });
  const hash = await mail.find(emile.email, /token_hash=([\w-]+)/);
  await visit(`/auth-confirm?token_hash=${hash}&type=signup`);
  await visit('/auth/v1/verify', { key, body: { token_hash: hash, type: 'signup' } });
  await visit('/auth/v1/token?grant_type=password', { key, body: { ...emile, password: 'faux' } });
  const session = await visit('/auth/v1/token?grant_type=password', { key, body: emile });
  const { access_token: token, refresh_token, user } = await session.json();
  expect([...cookies.keys()]).toEqual(['__Host-sign-up', '__Host-known-device']);
  for (const secret of [token, refresh_token, user.id, ...cookies.values()]) secrets.add(secret);
  await visit(`/auth/v1/verify?token=${hash}&type=signup&email=${emile.email}`, { key });
  const client = { name: 'Garance Pourpre', email: 'achats@pourpre.example' };
  await visit('/rest/v1/clients', { key, token, body: client });
  await visit(`/rest/v1/clients?select=name&name=eq.${encodeURIComponent(client.name)}`, {
    key,
    token,
  });
  await visit('/rest/v1/clients', { key, token, body: { ...client, siren: 'Pourpre'.repeat(99) } });
  await visit(`/rest/v1/personne?email=eq.${emile.email}`, { key, token });

  // Calls of the functions.
  const draft = samples.menuisier;
  const call = (name: string, body: unknown, caller: { token?: string } = { token }) =>
    visit(`/functions/v1/${name}`, { key, body, ...caller });
  const asVisitor = {};
  const lead = 'visiteuse.discrete@exemple.fr';
  await call('send-document', { draft, email: lead, newsletter: true }, asVisitor);
  await call('send-document', { draft, email: `${lead}\nBcc: x` }, asVisitor);
  await call('send-document', { draft: { number: 'F-SECRET-7' }, email: lead }, asVisitor);
  await call('send-document', {
    draft,
    to: REFUSED,
    subject: 'Objetsecret',
    text: 'Bonjour Camillette',
  });
  await call('support-message', {
    email: lead,
    subject: 'Objetsecret',
    message: 'Monsouci est personnel',
  });
  await call('company-lookup', { query: 'Atelier Pourpre' }, asVisitor);
  await call('company-lookup', { query: '732829320' }, asVisitor);
  await call('record-generation', {
    id: randomUUID(),
    kind: 'facture-tva',
    template: 'classique',
    size: 40_000,
    isElectronic: true,
    brokenRules: [],
    number: 'F-SECRET-7',
    clientName: client.name,
    clientEmail: client.email,
  });
  await call('record-generation', { kind: client.name });
  await call('inconnue', { email: lead });

  // Links in messages: subscribes, then unsubscribes.
  const confirm = await mail.find(lead, /\/inscription\?jeton=([\w.-]+)/);
  const forget = await mail.find(lead, /\/effacement\?jeton=([\w.-]+)/);
  await visit(`/courriel/inscription?jeton=${confirm}`);
  await visit(`/courriel/inscription?jeton=${confirm}`, { body: {} });
  await queueNews([lead, REFUSED, emile.email]);
  await call('send-document', { draft, email: lead }, asVisitor);
  const stop = await mail.find(lead, /\/desinscription\?jeton=([\w.-]+)/);
  await visit(`/courriel/desinscription?jeton=${stop}`, { body: {} });
  await visit(`/courriel/desinscription?jeton=${forget}`, { body: {} });
  await visit(`/courriel/effacement?jeton=${forget}`, { body: {} });

  // Malformed requests.
  await visit(`/${emile.email}?jeton=${forget}`);
  await visit('/functions/v1/send-document', { key, raw: `{"email":"${lead}"` });
  await visit('/rest/v1/clients', { key: 'sb_publishable_faux', token: `${token}x` });
  await visit('/measures', { raw: JSON.stringify({ page: lead, name: 'INP', value: 1 }) });

  await until(async () => {
    const { rows } = await owner.query('select count(*)::int as count from private.mail_queue');
    expect(rows).toEqual([{ count: 0 }]);
  });
  server.process.kill('SIGTERM');
  const written = (await Promise.all(said)).join('\n');

  const lines = written.split('\n').filter((line) => line.startsWith('{'));
  const events = lines.map((line) => JSON.parse(line));
  expect(events.filter(({ event }) => event === 'request')).toHaveLength(visit.count());
  const routes = new Set(events.map(({ route }) => route));
  expect([...routes]).toEqual(
    expect.arrayContaining([
      ...['/auth/v1/signup', '/auth-confirm', '/auth/v1/token', '/rest/v1/:name', '/measures', '*'],
      ...['send-document', 'support-message', 'company-lookup', 'record-generation', '*'].map(
        (name) => `/functions/v1/${name}`,
      ),
      ...['inscription', 'desinscription', 'effacement'].map((name) => `/courriel/${name}`),
    ]),
  );
  const faults = new Set(events.map(({ event }) => event).filter((name) => name !== 'request'));
  expect([...faults].sort()).toEqual(['mail_fault', 'register_fault']);

  for (const words of [...WORDS, ...secrets, key])
    expect(written.toLowerCase(), words).not.toContain(words.toLowerCase());
  expect(written.replaceAll(/file:\/\/\S+/g, '')).not.toMatch(/[\w.]@[\w]/);
});

/** An SMTP server whose refusal of one recipient quotes the address. */
async function openEmail(secrets: Set<string>) {
  const server = await startMailServer({
    onRcptTo: ({ address }, _, done) => {
      const refusal = new Error(`No such user: ${address}`);
      done(address === REFUSED ? Object.assign(refusal, { responseCode: 550 }) : null);
    },
  });
  onTestFinished(server.close);
  /** Waits for a message to this address that matches the pattern. */
  const find = (address: string, pattern: RegExp) =>
    until(() => {
      for (const { to, source, messageId } of server.received) {
        // Quoted-printable: joins soft line breaks, decodes « =3D ».
        const whole = source.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
        const [, found] = (to.includes(address) && pattern.exec(whole)) || [];
        if (found === undefined) continue;
        secrets.add(messageId).add(found);
        return found;
      }
      throw new Error('Not yet');
    });
  return { ...server, find };
}

/** A browser behind a proxy; counts its requests. */
function createVisit(origin: string, cookies: Map<string, string>) {
  const browse = keepCookies(fetch, cookies);
  let asked = 0;
  const visit = async (path: string, { key, token, body, raw }: Asked = {}) => {
    asked += 1;
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await browse(origin + path, {
      method: content === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        'X-Forwarded-For': VISITOR_IP,
        'User-Agent': 'Navigateur-de-Zoe',
        ...(key && { apikey: key }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(content !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(content !== undefined && { body: content }),
    });
    expect(answer.status, path).not.toBe(500);
    return answer;
  };
  return Object.assign(visit, { count: () => asked });
}

type Asked = { key?: string; token?: string | undefined; body?: unknown; raw?: string };

async function queueNews(addresses: readonly string[]): Promise<void> {
  const messages = addresses.map((to) => ({
    id: randomUUID(),
    recipient: to,
    content: JSON.stringify({ to, subject: 'Objetsecret', html: 'Bonjour', text: 'Bonjour' }),
  }));
  await owner.query("select add_news('Objetsecret', $1)", [JSON.stringify(messages)]);
}

const REFUSED = 'refuse.toujours@exemple.fr';
/** Private data typed, sent or received; the last two are the IP address and the user agent. */
const WORDS = [
  ...[
    'exemple.fr',
    'pourpre',
    'riviere',
    'Rivièrebleue',
    'Émilien',
    'visiteuse',
    'refuse.toujours',
  ],
  ...['Objetsecret', 'Camillette', 'Monsouci', 'SECRET-7', 'Garance', 'F-2026-0042', '732829320'],
  ...[PASSWORD, 'jeton', 'token_hash', 'Bearer', 'apikey'],
  ...[VISITOR_IP, 'Navigateur'],
];
