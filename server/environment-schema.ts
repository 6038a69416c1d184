import * as z from 'zod/mini';
import { isSafeOutside } from './backend/auth/protocol/fetch-outside.ts';
import { isNetwork } from './backend/network-of.ts';
import { saidVariables } from './environment-said.ts';
import { isOrigin, isWeb, numeric, origin, secretUrl, splitWords } from './environment-values.ts';

/** Each variable has the sentence that refuses a wrong value, without repeating a secret. */
export type Given = z.infer<typeof variablesSchema>;

const port = (name: string) =>
  numeric({
    name,
    test: (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535,
    advice: 'donnez un nombre de 0 à 65535',
  });

const rateFactor = numeric({
  name: 'RATE_LIMIT_FACTOR',
  test: (value) => /^\d+(\.\d+)?$/.test(value) && Number(value) >= 0.1 && Number(value) <= 1000,
  advice: 'donnez un nombre de 0.1 à 1000',
});

const trustedProxies = numeric({
  name: 'TRUSTED_PROXIES',
  test: (value) => /^\d$/.test(value),
  advice: 'donnez le nombre de serveurs mandataires placés devant, de 0 à 9',
});

const siteOrigin = origin({
  name: 'SITE_ORIGIN',
  advice: 'donnez l’adresse du site, comme https://www.exemple.fr',
});

const supabaseUrl = origin({
  name: 'SUPABASE_URL',
  advice: 'donnez l’adresse du projet, comme https://abcdefgh.supabase.co',
});

const redirects = z.pipe(
  z.string().check(
    z.refine((value) => splitWords(value).every((url) => URL.canParse(url) && isWeb(url)), {
      error: ({ input }) =>
        `REDIRECT_URLS vaut « ${input} » : donnez des adresses entières séparées par des espaces.`,
    }),
  ),
  z.transform(splitWords),
);

const operatorNetworks = z.pipe(
  z.string().check(
    z.refine((value) => splitWords(value).every(isNetwork), {
      error: ({ input }) =>
        `OPERATOR_NETWORKS vaut « ${input} » : donnez des adresses ou des réseaux séparés par des espaces, comme 10.0.0.0/8 192.0.2.7.`,
    }),
  ),
  z.transform(splitWords),
);

const signUp = z.enum(['open', 'closed'], {
  error: ({ input }) => `SIGN_UP vaut « ${input} » : donnez open ou closed.`,
});

const log = z.enum(['all', 'faults'], {
  error: ({ input }) => `LOG vaut « ${input} » : donnez all ou faults.`,
});

const captchaProvider = z.enum(['hcaptcha', 'turnstile'], {
  error: ({ input }) => `CAPTCHA_PROVIDER vaut « ${input} » : donnez hcaptcha ou turnstile.`,
});

const keycloakUrl = z.string().check(
  z.refine(isSafeOutside, {
    error: ({ input }) =>
      `AUTH_EXTERNAL_KEYCLOAK_URL vaut « ${input} » : donnez l’émetteur OpenID Connect, en https, comme https://compte.exemple.fr/realms/maison.`,
  }),
);

export const variablesSchema = z.object({
  PORT: z._default(port('PORT'), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(
    secretUrl({
      schemes: ['postgres:', 'postgresql:'],
      error:
        'DATABASE_URL n’est pas l’adresse d’une base PostgreSQL : postgres://utilisateur:motdepasse@serveur:5432/base.',
    }),
  ),
  SUPABASE_URL: z.optional(supabaseUrl),
  SUPABASE_PUBLISHABLE_KEY: z.optional(z.string()),
  SUPABASE_SECRET_KEY: z.optional(z.string()),
  SITE_ORIGIN: z.optional(siteOrigin),
  ...saidVariables,
  REDIRECT_URLS: z._default(redirects, []),
  SIGN_UP: z._default(signUp, 'open'),
  AUTH_EXTERNAL_GOOGLE_CLIENT_ID: z.optional(z.string()),
  AUTH_EXTERNAL_GOOGLE_SECRET: z.optional(z.string()),
  AUTH_EXTERNAL_KEYCLOAK_URL: z.optional(keycloakUrl),
  AUTH_EXTERNAL_KEYCLOAK_CLIENT_ID: z.optional(z.string()),
  AUTH_EXTERNAL_KEYCLOAK_SECRET: z.optional(z.string()),
  CAPTCHA_PROVIDER: z.optional(captchaProvider),
  CAPTCHA_SITE_KEY: z.optional(z.string()),
  CAPTCHA_SECRET: z.optional(z.string()),
  SMTP_URL: z.optional(
    secretUrl({
      schemes: ['smtp:', 'smtps:'],
      error:
        'SMTP_URL n’est pas l’adresse d’un serveur d’envoi : smtps://utilisateur:motdepasse@serveur:465.',
    }),
  ),
  MAIL_FROM: z.optional(
    z.string().check(
      z.refine((value) => /^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/.test(value), {
        error: ({ input }) =>
          `MAIL_FROM vaut « ${input} » : donnez un expéditeur, comme Facturier <bonjour@exemple.fr>.`,
      }),
    ),
  ),
  COMPANY_REGISTER_URL: z._default(
    z.string().check(
      z.refine((value) => value === 'closed' || (isOrigin(value) && isSafeOutside(value)), {
        error: ({ input }) =>
          `COMPANY_REGISTER_URL vaut « ${input} » : donnez l’adresse du registre des entreprises, en https, ou closed.`,
      }),
    ),
    'https://recherche-entreprises.api.gouv.fr',
  ),
  SUPPORT_EMAIL: z.optional(
    z.email({
      error: ({ input }) =>
        `SUPPORT_EMAIL vaut « ${input} » : donnez l’adresse qui reçoit les messages des visiteurs, comme aide@exemple.fr.`,
    }),
  ),
  CRISP_WEBSITE_ID: z.optional(
    z.uuid({
      error: ({ input }) =>
        `CRISP_WEBSITE_ID vaut « ${input} » : donnez l’identifiant de votre site chez Crisp, comme 1b4e28ba-2fa1-11d2-883f-0016d3cca427.`,
    }),
  ),
  LOG: z._default(log, 'all'),
  METRICS_PORT: z.optional(port('METRICS_PORT')),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  OPERATOR_NETWORKS: z._default(operatorNetworks, []),
  RATE_LIMIT_FACTOR: z._default(rateFactor, 1),
  TRUSTED_PROXIES: z._default(trustedProxies, 0),
});
