import type { Hono } from 'hono';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { CaptchaProvider } from './auth/protocol/captcha.ts';
import type { LimitRule } from './auth/protocol/limits.ts';
import type { ProviderName } from './auth/protocol/provider-settings.ts';

/** How people come in, as their browsers may know. */
export type Entrance = {
  /** Other sites to sign in by. */
  providers: readonly ProviderName[];
  /** What to solve before a form is sent; null where nothing is asked. */
  captcha: { provider: CaptchaProvider; siteKey: string } | null;
};

/** What the accounts of a backend check: the application offers nothing else. */
export type Capabilities = {
  /** Codes kept for the day when the application of codes is lost. */
  recoveryCodes: boolean;
  /**
   * Another password wants the current one or the code of a message, the current one only, or
   * nothing of the kind.
   */
  passwordProof: 'any' | 'password' | 'none';
  addressProof: 'any' | 'none';
  /**
   * A session that is ended opens nothing from then on; elsewhere, its access token still does
   * until it is over.
   */
  endsAtOnce: boolean;
};

/** What answers the protocols of Supabase. */
export type Backend = {
  way: 'embedded' | 'postgres' | 'supabase';
  publishableKey: string;
  entrance: Entrance;
  /** As far as is known now. */
  capabilities: () => Capabilities;
  /** For the functions of the server: it leaves this process by no way. */
  secretKey: string;
  /** Of `/auth/v1`. */
  auth: Hono;
  /** Of `/rest/v1`. */
  rest: Hono;
  /** Counts uses where all the servers of this backend see them. */
  makeLimiter: (rule: LimitRule) => RateLimiterAbstract;
  /** Once no request is in progress. */
  stop: () => Promise<void>;
};
