import type { Hono } from 'hono';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { LimitRule } from './auth/protocol/limits.ts';

/** What answers the protocols of Supabase. */
export type Backend = {
  way: 'embedded' | 'postgres' | 'supabase';
  publishableKey: string;
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
