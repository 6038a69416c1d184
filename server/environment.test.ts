import { expect, test } from 'vitest';
import { parseEnvironment } from './environment.ts';

const DEFAULTS = {
  port: 3000,
  host: '127.0.0.1',
  dataDirectory: './data',
  databaseUrl: null,
  project: null,
  siteOrigin: null,
  said: {},
  redirects: [],
  providers: [],
  captcha: null,
  isSignUpOpen: true,
  smtpUrl: null,
  companyRegisterUrl: 'https://recherche-entreprises.api.gouv.fr',
  supportEmail: null,
  chatId: null,
  mailFrom: 'Facturier <ne-pas-repondre@facturier.example>',
  log: 'all',
  metrics: null,
  operatorNetworks: [],
  rateFactor: 1,
  trustedProxies: 0,
};

test('without any variable, the server is local, on port 3000, with its data in ./data', () => {
  expect(parseEnvironment({})).toEqual({ ok: true, value: DEFAULTS });
});

test('an empty variable counts as absent', () => {
  expect(parseEnvironment({ PORT: '', HOST: '' })).toEqual(parseEnvironment({}));
});

test('the variables replace the defaults', () => {
  const variables = {
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/facturier',
    DATABASE_URL: 'postgres://o:secret@base:5432/facturier',
    SITE_ORIGIN: 'https://www.exemple.fr',
    REDIRECT_URLS: 'https://app.exemple.fr/retour, http://localhost:8100/',
    SIGN_UP: 'closed',
    AUTH_EXTERNAL_GOOGLE_CLIENT_ID: '123.apps.googleusercontent.com',
    AUTH_EXTERNAL_GOOGLE_SECRET: 'GOCSPX-a',
    AUTH_EXTERNAL_KEYCLOAK_URL: 'https://compte.exemple.fr/realms/maison',
    AUTH_EXTERNAL_KEYCLOAK_CLIENT_ID: 'facturier',
    AUTH_EXTERNAL_KEYCLOAK_SECRET: 'b',
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: '1x00000000000000000000AA',
    CAPTCHA_SECRET: '1x0000000000000000000000000000000AA',
    COMPANY_REGISTER_URL: 'closed',
    SUPPORT_EMAIL: 'aide@exemple.fr',
    CRISP_WEBSITE_ID: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
    SMTP_URL: 'smtps://o:secret@courrier:465',
    LOG: 'faults',
    METRICS_PORT: '9464',
    OPERATOR_NETWORKS: '10.0.0.0/8, 192.0.2.7',
    RATE_LIMIT_FACTOR: '2.5',
    TRUSTED_PROXIES: '1',
  };
  const value = {
    port: 8080,
    host: '0.0.0.0',
    dataDirectory: '/srv/facturier',
    databaseUrl: 'postgres://o:secret@base:5432/facturier',
    project: null,
    siteOrigin: 'https://www.exemple.fr',
    said: {},
    redirects: ['https://app.exemple.fr/retour', 'http://localhost:8100/'],
    providers: [
      {
        name: 'google',
        issuer: 'https://accounts.google.com',
        clientId: '123.apps.googleusercontent.com',
        secret: 'GOCSPX-a',
      },
      {
        name: 'keycloak',
        issuer: 'https://compte.exemple.fr/realms/maison',
        clientId: 'facturier',
        secret: 'b',
      },
    ],
    captcha: {
      provider: 'turnstile',
      siteKey: '1x00000000000000000000AA',
      secret: '1x0000000000000000000000000000000AA',
    },
    isSignUpOpen: false,
    companyRegisterUrl: null,
    supportEmail: 'aide@exemple.fr',
    chatId: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
    smtpUrl: 'smtps://o:secret@courrier:465',
    mailFrom: 'Facturier <ne-pas-repondre@exemple.fr>',
    log: 'faults',
    metrics: { host: '127.0.0.1', port: 9464 },
    operatorNetworks: ['10.0.0.0/8', '192.0.2.7'],
    rateFactor: 2.5,
    trustedProxies: 1,
  };
  expect(parseEnvironment(variables)).toEqual({ ok: true, value });
});

test('what the pages say is kept as it is given', () => {
  const said = {
    SITE_NAME: `${'a'.repeat(197)} & 🧾`,
    RATING_LINK: 'https://avis.exemple.fr/?a=1&b=2',
    OPERATOR_EMAIL: 'bonjour@exemple.fr',
    OPERATOR_CAPITAL: '1\u202f000\u00a0€',
    MEDIATOR: '« L’Étude » "Médiation" <Paris> 👩‍⚖️',
  };
  expect(parseEnvironment(said)).toMatchObject({ ok: true, value: { said } });
});

test.each([
  ['Éditions L’Atelier 2', 'Éditions L’Atelier 2'],
  ['Ana, Costa & Fils', '"Ana, Costa & Fils"'],
  ['A "B" \\ <c@d.fr>', '"A \\"B\\" \\\\ <c@d.fr>"'],
])('messages of « %s » come from %s', (SITE_NAME, name) => {
  const SITE_ORIGIN = 'https://www.exemple.fr';
  expect(parseEnvironment({ SITE_NAME, SITE_ORIGIN })).toMatchObject({
    ok: true,
    value: { mailFrom: `${name} <ne-pas-repondre@exemple.fr>` },
  });
});

test.each(['abc', '-1', '65536', '80.5'])('the port %s is refused in one sentence', (PORT) => {
  const message = `PORT vaut « ${PORT} » : donnez un nombre de 0 à 65535.`;
  expect(parseEnvironment({ PORT })).toEqual({ ok: false, message });
});

test('figures have a port of their own', () => {
  expect(parseEnvironment({ METRICS_PORT: '3000' })).toEqual({
    ok: false,
    message: 'METRICS_PORT et PORT valent 3000 : les mesures ont un port à elles.',
  });
});

test.each([
  { SITE_ORIGIN: 'www.exemple.fr' },
  { SITE_ORIGIN: 'https://www.exemple.fr/' },
  { SITE_ORIGIN: 'ftp://exemple.fr' },
  { SUPABASE_URL: 'https://projet.supabase.co/rest/v1' },
  { REDIRECT_URLS: '/retour' },
  { REDIRECT_URLS: 'javascript:alert(1)' },
  { SIGN_UP: 'non' },
  { LOG: 'debug' },
  { METRICS_PORT: '70000' },
  { OPERATOR_NETWORKS: '10.0.0.0/33' },
  { OPERATOR_NETWORKS: 'bureau.exemple.fr' },
  { AUTH_EXTERNAL_KEYCLOAK_URL: 'http://compte.exemple.fr/realms/maison' },
  { AUTH_EXTERNAL_KEYCLOAK_URL: 'compte.exemple.fr' },
  { CAPTCHA_PROVIDER: 'recaptcha' },
  { MAIL_FROM: 'Facturier' },
  { SUPPORT_EMAIL: 'aide' },
  { CRISP_WEBSITE_ID: 'mon-site' },
  { COMPANY_REGISTER_URL: 'http://annuaire.exemple.fr' },
  { MAIL_FROM: 'a@exemple.fr\nBcc: b@exemple.fr' },
  { RATE_LIMIT_FACTOR: '0' },
  { RATE_LIMIT_FACTOR: 'Infinity' },
  { TRUSTED_PROXIES: 'oui' },
  { SITE_NAME: ' ' },
  { SITE_NAME: 'a\nb' },
  { OPERATOR_ADDRESS: 'a\u2028b' },
  { MEDIATOR: 'a\u202eb' },
  { HOSTING_NAME: 'a'.repeat(301) },
  { OPERATOR_EMAIL: 'bonjour' },
  { RATING_LINK: 'javascript:alert(1)' },
  { PARTNER_LINK: '/partenaire' },
  { OLDER_SITE: 'https://exemple.fr/a b' },
])('%o is refused in a sentence that names it', (variables) => {
  const [[name, value]] = Object.entries(variables) as [[string, string]];
  expect(parseEnvironment(variables)).toEqual({
    ok: false,
    message: expect.stringContaining(`${name} vaut « ${value} »`),
  });
});

test.each([
  { DATABASE_URL: 'mysql://o:motdepasse@base/facturier' },
  { SMTP_URL: 'https://o:motdepasse@courrier' },
  { SMTP_URL: 'motdepasse' },
])('a secret is not repeated in the sentence that refuses it', (variables) => {
  const parsed = parseEnvironment({ ...variables, SITE_ORIGIN: 'https://www.exemple.fr' });
  expect(parsed).toEqual({
    ok: false,
    message: expect.stringContaining(Object.keys(variables)[0] ?? ''),
  });
  expect(JSON.stringify(parsed)).not.toContain('o:motdepasse');
  expect(JSON.stringify(parsed)).not.toContain('« motdepasse »');
});

test('sending messages requires an address to link to', () => {
  expect(parseEnvironment({ SMTP_URL: 'smtp://courrier' })).toEqual({
    ok: false,
    message: 'SMTP_URL demande SITE_ORIGIN : l’adresse du site, où mènent les liens des messages.',
  });
});

test('a Supabase project needs its two keys, and excludes a database', () => {
  const SUPABASE_URL = 'https://projet.supabase.co';
  const keys = { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_a', SUPABASE_SECRET_KEY: 'sb_secret_b' };
  const project = {
    url: SUPABASE_URL,
    publishableKey: 'sb_publishable_a',
    secretKey: 'sb_secret_b',
  };
  expect(parseEnvironment({ SUPABASE_URL, ...keys })).toMatchObject({
    ok: true,
    value: { project },
  });
  expect(parseEnvironment({ SUPABASE_URL, SUPABASE_SECRET_KEY: 'sb_secret_b' })).toEqual({
    ok: false,
    message:
      'SUPABASE_URL demande les deux clés du projet : SUPABASE_PUBLISHABLE_KEY et SUPABASE_SECRET_KEY.',
  });
  expect(parseEnvironment({ SUPABASE_URL, ...keys, DATABASE_URL: 'postgres://base/x' })).toEqual({
    ok: false,
    message: 'SUPABASE_URL et DATABASE_URL s’excluent : gardez celle qui tient vos comptes.',
  });
});

test.each([
  { AUTH_EXTERNAL_GOOGLE_CLIENT_ID: 'a' },
  { AUTH_EXTERNAL_GOOGLE_SECRET: 'motdepasse' },
  { AUTH_EXTERNAL_KEYCLOAK_CLIENT_ID: 'a', AUTH_EXTERNAL_KEYCLOAK_SECRET: 'motdepasse' },
  { CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SECRET: 'motdepasse' },
])(
  'a provider or a captcha that is half given is refused, with what is missing: %o',
  (variables) => {
    const parsed = parseEnvironment(variables);
    expect(parsed).toEqual({ ok: false, message: expect.stringMatching(/vont ensemble/) });
    for (const name of Object.keys(variables)) expect(JSON.stringify(parsed)).toContain(name);
    expect(JSON.stringify(parsed)).not.toContain('motdepasse');
  },
);

test('a provider on this machine may do without HTTPS', () => {
  const given = {
    AUTH_EXTERNAL_KEYCLOAK_URL: 'http://127.0.0.1:8080/realms/maison',
    AUTH_EXTERNAL_KEYCLOAK_CLIENT_ID: 'a',
    AUTH_EXTERNAL_KEYCLOAK_SECRET: 'b',
  };
  expect(parseEnvironment(given)).toMatchObject({ ok: true, value: { providers: [{}] } });
});

test('providers and captcha cannot be set with a Supabase project, which has its own', () => {
  const given = {
    SUPABASE_URL: 'https://projet.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_a',
    SUPABASE_SECRET_KEY: 'sb_secret_b',
    AUTH_EXTERNAL_GOOGLE_CLIENT_ID: 'a',
    AUTH_EXTERNAL_GOOGLE_SECRET: 'b',
  };
  expect(parseEnvironment(given)).toEqual({
    ok: false,
    message: expect.stringContaining('SUPABASE_URL et AUTH_EXTERNAL_GOOGLE_CLIENT_ID s’excluent'),
  });
});
