import type { Hono } from 'hono';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { CaptchaProvider } from './auth/protocol/captcha.ts';
import type { LimitRule } from './auth/protocol/limits.ts';
import type { ProviderName } from './auth/providers/provider-settings.ts';

/** How people come in, as their browsers may know. */
export type Entrance = {
  /** Other sites to sign in by. */
  providers: readonly ProviderName[];
  /** What to solve before a form is sent; null where nothing is asked. */
  captcha: { provider: CaptchaProvider; siteKey: string } | null;
};

/** What answers the protocols of Supabase. */
export type Backend = {
  way: 'embedded' | 'postgres' | 'supabase';
  publishableKey: string;
  entrance: Entrance;
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
