import type { Context } from 'hono';
import type { Pool } from 'pg';
import { createAuth } from './auth/create-auth.ts';
import { startForgetting } from './auth/forget-expired.ts';
import type { AuthEmail } from './auth/protocol/auth-emails.ts';
import { type CaptchaSettings, createCheckCaptcha } from './auth/protocol/captcha.ts';
import { createLimits } from './auth/protocol/limits.ts';
import type { ProviderSettings } from './auth/protocol/provider-settings.ts';
import type { Site } from './auth/protocol/redirect.ts';
import { createProviders } from './auth/providers/create-providers.ts';
import type { Backend, Capabilities, PoolCount } from './backend.ts';
import type { Fault } from './fault.ts';
import { createAccessTokens } from './keys/access-tokens.ts';
import { readKeyFile } from './keys/key-file.ts';
import { readKeyTable } from './keys/key-table.ts';
import { createReadCaller } from './keys/read-caller.ts';
import { rememberVerified } from './keys/remember-verified.ts';
import type { Operator } from './postgres/embedded/start-embedded.ts';
import { openDatabase } from './postgres/open-database.ts';
import { createMakeLimiter } from './rate-limiters.ts';
import { readCatalogue } from './rest/catalogue.ts';
import { createRest } from './rest/create-rest.ts';
import { createTurns } from './rest/share-connections.ts';
import { createUpstream } from './upstream/create-upstream.ts';
import type { Project } from './upstream/project.ts';
import { startFindingCapabilities } from './upstream/start-finding-capabilities.ts';

export type BackendSettings = {
  /** Used instead of a database. */
  project: Project | null;
  databaseUrl: string | null;
  dataDirectory: string;
  site: Site;
  /** Issuer of access tokens: the same at each start. */
  issuer: string;
  isSignUpOpen: boolean;
  providers: readonly ProviderSettings[];
  captcha: CaptchaSettings | null;
  rateFactor: number;
  sendEmail: (email: AuthEmail) => Promise<void>;
  clientIpOf: (context: Context) => string;
  report: (fault: Fault) => void;
} & Operator;

/**
 * Opens a Supabase project, or our own layer on the PostgreSQL of `databaseUrl`, else on the
 * embedded one. Throws a sentence for the operator.
 */
export async function openBackend(settings: BackendSettings): Promise<Backend> {
  const { project, say, giveUp } = settings;
  if (project !== null) return openProject(settings, project);
  const database = await openDatabase(settings, { say, giveUp });
  try {
    const backend = await serve(settings, database);
    const stopForgetting = startForgetting(database.accounts, settings.report);
    return {
      ...backend,
      databaseFolder: database.folder,
      stop: async () => {
        await stopForgetting();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

function openProject(settings: BackendSettings, project: Project): Backend {
  const { get, stop } = startFindingCapabilities(project, settings);
  return { ...createUpstream({ ...settings, project }), capabilities: get, stop };
}

async function serve(
  { databaseUrl, dataDirectory, issuer, isSignUpOpen, rateFactor, ...settings }: BackendSettings,
  { gateway, accounts }: Awaited<ReturnType<typeof openDatabase>>,
): Promise<Omit<Backend, 'stop' | 'databaseFolder'>> {
  const keys = await (databaseUrl === null ? readKeyFile(dataDirectory) : readKeyTable(accounts));
  const signed = await createAccessTokens(keys, issuer);
  const tokens = { ...signed, verify: rememberVerified(signed.verify) };
  const now = () => new Date();
  const makeLimiter = createMakeLimiter({
    rateFactor,
    pool: databaseUrl === null ? null : accounts,
  });
  const { site, sendEmail, clientIpOf, report, providers, captcha } = settings;
  const turns = createTurns(gateway);
  return {
    way: databaseUrl === null ? 'embedded' : 'postgres',
    publishableKey: keys.publishable,
    secretKey: keys.secret,
    entrance: {
      providers: providers.map(({ name }) => name),
      captcha: captcha && { provider: captcha.provider, siteKey: captcha.siteKey },
    },
    capabilities: () => OWN,
    makeLimiter,
    countPools: () => [
      countPool('gateway', gateway, turns.countWaiting()),
      countPool('accounts', accounts),
    ],
    auth: createAuth({
      accounts,
      keys,
      tokens,
      site,
      sendEmail,
      clientIpOf,
      report,
      now,
      isSignUpOpen: () => isSignUpOpen,
      limits: createLimits(makeLimiter),
      providers: createProviders(providers),
      checkCaptcha: captcha && createCheckCaptcha(captcha),
    }),
    rest: createRest({
      gateway,
      turns,
      catalogue: await readCatalogue(gateway),
      readCaller: createReadCaller({ keys, tokens, now }),
      clientIpOf,
      report,
    }),
  };
}

/** `queued` wait before they may ask the pool. */
function countPool(name: string, pool: Pool, queued = 0): PoolCount {
  const { totalCount, idleCount: idle, waitingCount } = pool;
  return { name, used: totalCount - idle, idle, waiting: queued + waitingCount };
}

const OWN: Capabilities = {
  recoveryCodes: true,
  passwordProof: 'any',
  addressProof: 'any',
  endsAtOnce: true,
};
