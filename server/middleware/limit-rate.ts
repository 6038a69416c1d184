import { hash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitRule } from '#server/backend/auth/protocol/limits.ts';
import { networkOf } from '#server/backend/network-of.ts';
import { makeRefusalResponse } from './make-refusal-response.ts';

/**
 * Counts requests by client IP and endpoint. Endpoints that guess or send have more limits
 * (`auth/protocol/limits.ts`).
 */
export function limitRate(
  limiter: RateLimiterAbstract,
  clientIpOf: (context: Context) => string,
  askedDoor: (context: Context) => string = () => '',
): MiddlewareHandler {
  return async (context, next) => {
    const wait = await countUse(limiter, nameOf(clientIpOf(context), askedDoor(context)));
    if (wait === null) return next();
    const answer = makeRefusalResponse(context, {
      status: 429,
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    });
    answer.headers.set('Retry-After', String(Math.ceil(wait / 1000)));
    return answer;
  };
}

/** Separate counters: guessed passwords must not block e-mail links on the same network. */
export function doorOf({ req }: Context): string {
  if (req.path === '/auth/v1/verify') return 'link';
  const isPassword = req.path === '/auth/v1/token' && req.query('grant_type') === 'password';
  return isPassword ? 'password' : '';
}

/** Client IPs are stored as hashes. */
function nameOf(clientIp: string, door: string): string {
  return hash('sha256', `${networkOf(clientIp)}${door && ` ${door}`}`, 'base64url');
}

/** Null while a use is left, else the milliseconds to wait. */
async function countUse(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.msBeforeNext;
    throw error;
  }
}

export const RATE_RULES = {
  /** Requests that query the database. */
  api: { keyPrefix: 'api', points: 1200, duration: 60, isByClientIp: true },
  /** Pages and files: a first visit takes some eighty. */
  file: { keyPrefix: 'file', points: 6000, duration: 60, isByClientIp: true, isLocal: true },
  /** Reports of browsers: an extension may cause one at each page. */
  violation: {
    keyPrefix: 'violation',
    points: 20,
    duration: 3600,
    isByClientIp: true,
    isLocal: true,
  },
} as const satisfies Record<string, LimitRule>;
