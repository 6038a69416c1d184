import type { Hono } from 'hono';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { CaptchaProvider } from './auth/protocol/captcha.ts';
import type { LimitRule } from './auth/protocol/limits.ts';
import type { ProviderName } from './auth/protocol/provider-settings.ts';

/** How people sign in, as far as their browsers may know. */
export type Entrance = {
  /** Identity providers that one may sign in with. */
  providers: readonly ProviderName[];
  /** The captcha to solve before a form is sent; null where there is none. */
  captcha: { provider: CaptchaProvider; siteKey: string } | null;
};

/** What a backend checks for accounts: the application offers nothing else. */
export type Capabilities = {
  /** Codes kept in case the authenticator application is lost. */
  recoveryCodes: boolean;
  /**
   * What changing the password requires: the current one or a code by e-mail, the current one only,
   * or nothing.
   */
  passwordProof: 'any' | 'password' | 'none';
  addressProof: 'any' | 'none';
  /**
   * An ended session gives no access at once; elsewhere its access token works until it expires.
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
  /** For the server’s own functions; it is never sent to anyone. */
  secretKey: string;
  /** Of `/auth/v1`. */
  auth: Hono;
  /** Of `/rest/v1`. */
  rest: Hono;
  /** Counts uses in a place that all the servers of this backend share. */
  makeLimiter: (rule: LimitRule) => RateLimiterAbstract;
  /** Once no request is in progress. */
  stop: () => Promise<void>;
};
