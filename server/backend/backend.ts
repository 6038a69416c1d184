import type { Hono } from 'hono';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { CaptchaProvider } from './auth/protocol/captcha.ts';
import type { LimitRule } from './auth/protocol/limits.ts';
import type { ProviderName } from './auth/protocol/provider-settings.ts';

export type Entrance = {
  providers: readonly ProviderName[];
  captcha: { provider: CaptchaProvider; siteKey: string } | null;
};

/** Checks that the backend makes for accounts; the application offers nothing else. */
export type Capabilities = {
  /** Codes that replace a lost authenticator application. */
  recoveryCodes: boolean;
  /** Proof for a new password: the current one or a code by e-mail, the current one, or none. */
  passwordProof: 'any' | 'password' | 'none';
  addressProof: 'any' | 'none';
  /** The access token of an ended session is refused at once, not when it expires. */
  endsAtOnce: boolean;
};

/** `waiting`: requests that wait for a connection. */
export type PoolCount = { name: string; used: number; idle: number; waiting: number };

export type Backend = {
  way: 'embedded' | 'postgres' | 'supabase';
  publishableKey: string;
  entrance: Entrance;
  /** May change: a hosted project is still being examined. */
  capabilities: () => Capabilities;
  /** For the server’s own functions; never sent to a client. */
  secretKey: string;
  /** Serves `/auth/v1`. */
  auth: Hono;
  /** Serves `/rest/v1`. */
  rest: Hono;
  /** A rate limiter shared by all servers of this backend. */
  makeLimiter: (rule: LimitRule) => RateLimiterAbstract;
  /** A folder on the disk of the embedded database; null where the database is elsewhere. */
  databaseFolder: string | null;
  /** Connections to the database, by pool; none where a project has them. */
  countPools: () => PoolCount[];
  /** Call it once no request is in progress. */
  stop: () => Promise<void>;
};
