import { DEFAULT_NAME, DEFAULT_ORIGIN } from '#content/deployment.ts';
import type { Project } from './backend/upstream/project.ts';
import {
  type EntranceSettings,
  findEntranceContradiction,
  nameEntrance,
} from './environment-entrance.ts';
import { nameSaid, type SaidSettings } from './environment-said.ts';
import { type Given, variablesSchema } from './environment-schema.ts';

/**
 * Parses the server’s settings; an empty variable counts as absent. Refuses with one sentence,
 * which never repeats a secret.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): ParsedEnvironment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const { success, data, error } = variablesSchema.safeParse(given);
  if (!success) return { ok: false, message: error.issues[0]?.message ?? '' };
  const message = findContradiction(data);
  return message ? { ok: false, message } : { ok: true, value: nameSettings(data) };
}

export type Environment = EntranceSettings & {
  port: number;
  host: string;
  dataDirectory: string;
  /** The URL of a database’s owner; null for the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** The Supabase project used instead of a database. */
  project: Project | null;
  /** The public origin, « https://www.exemple.fr »; null for the listening address. */
  siteOrigin: string | null;
  /** What pages say of the site, its operator and its host. */
  said: SaidSettings;
  /** Other exact URLs to which links of messages may lead. */
  redirects: readonly string[];
  isSignUpOpen: boolean;
  /** Null stores messages in a folder. */
  smtpUrl: string | null;
  mailFrom: string;
  companyRegisterUrl: string | null;
  /** Receives visitors’ messages. */
  supportEmail: string | null;
  /** Site id of the Crisp support chat; null disables it. */
  chatId: string | null;
  log: 'all' | 'faults';
  /** Where figures are given to Prometheus; null for nowhere. */
  metrics: { host: string; port: number } | null;
  /** Addresses and networks that may ask for the server’s health, besides this machine. */
  operatorNetworks: readonly string[];
  /** Multiplies limits by client IP only. */
  rateFactor: number;
  /** Number of the operator’s own proxies in front. */
  trustedProxies: number;
};

type ParsedEnvironment = { ok: true; value: Environment } | { ok: false; message: string };

function findContradiction({ SMTP_URL, SITE_ORIGIN, ...given }: Given): string | null {
  if (SMTP_URL !== undefined && SITE_ORIGIN === undefined)
    return 'SMTP_URL demande SITE_ORIGIN : l’adresse du site, où mènent les liens des messages.';
  if (given.METRICS_PORT === given.PORT && given.PORT !== 0)
    return `METRICS_PORT et PORT valent ${given.PORT} : les mesures ont un port à elles.`;
  const contradiction = findEntranceContradiction({ ...given, SMTP_URL, SITE_ORIGIN });
  if (contradiction !== null) return contradiction;
  if (given.SUPABASE_URL === undefined) return null;
  if (given.DATABASE_URL !== undefined)
    return 'SUPABASE_URL et DATABASE_URL s’excluent : gardez celle qui tient vos comptes.';
  if (!given.SUPABASE_PUBLISHABLE_KEY || !given.SUPABASE_SECRET_KEY)
    return 'SUPABASE_URL demande les deux clés du projet : SUPABASE_PUBLISHABLE_KEY et SUPABASE_SECRET_KEY.';
  return null;
}

function nameProject({
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: publishableKey,
  SUPABASE_SECRET_KEY: secretKey,
}: Given): Project | null {
  return url && publishableKey && secretKey ? { url, publishableKey, secretKey } : null;
}

function nameSettings(given: Given): Environment {
  const host = new URL(given.SITE_ORIGIN ?? DEFAULT_ORIGIN).hostname.replace(/^www\./, '');
  return {
    port: given.PORT,
    host: given.HOST,
    dataDirectory: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL ?? null,
    project: nameProject(given),
    siteOrigin: given.SITE_ORIGIN ?? null,
    said: nameSaid(given),
    redirects: given.REDIRECT_URLS,
    ...nameEntrance(given),
    isSignUpOpen: given.SIGN_UP === 'open',
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM ?? nameSender(given.SITE_NAME ?? DEFAULT_NAME, host),
    companyRegisterUrl: given.COMPANY_REGISTER_URL === 'closed' ? null : given.COMPANY_REGISTER_URL,
    supportEmail: given.SUPPORT_EMAIL ?? null,
    chatId: given.CRISP_WEBSITE_ID ?? null,
    log: given.LOG,
    metrics:
      given.METRICS_PORT === undefined
        ? null
        : { host: given.METRICS_HOST, port: given.METRICS_PORT },
    operatorNetworks: given.OPERATOR_NETWORKS,
    rateFactor: given.RATE_LIMIT_FACTOR,
    trustedProxies: given.TRUSTED_PROXIES,
  };
}

/** A name with signs of its own is quoted (RFC 5322, 3.2.4 and 3.4). */
function nameSender(name: string, host: string): string {
  const isPlain = /^[\p{L}\p{N}\p{M} ’-]+$/u.test(name);
  const written = isPlain ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;
  return `${written} <ne-pas-repondre@${host}>`;
}
