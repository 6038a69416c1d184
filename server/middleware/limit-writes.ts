import type { Context, MiddlewareHandler } from 'hono';
import { decodeJwt } from 'jose';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '#server/backend/network-of.ts';
import { makeRefusalResponse } from './make-refusal-response.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The account of a verified token; unset when the token was not looked at or may not write. */
    writer: string | null;
  }
}

/**
 * Counts an account’s writes that are refused or rolled back: they reached the disk, but the
 * rollback also undoes the database’s own count (`private.account_writes`). Refuses with the
 * database’s message.
 */
export function limitUndoneWrites(limiter: RateLimiterAbstract): MiddlewareHandler {
  return async (context, next) => {
    const account = isRead(context) ? null : readAccount(context);
    if (account === null) return next();
    const spent = await limiter.get(account);
    const isOver = spent !== null && spent.remainingPoints <= 0;
    if (isOver && context.req.method !== 'DELETE') return refuseWriting(spent);
    await next();
    if (context.get('writer') === account && isUndone(context))
      await limiter.penalty(account, Math.max(LEAST_KB, weigh(context)));
  };
}

/** Counts the kilobytes that a network sends, with or without an account. */
export function limitBytes(
  limiter: RateLimiterAbstract,
  clientIpOf: (context: Context) => string,
): MiddlewareHandler {
  return async (context, next) => {
    if (isRead(context)) return next();
    try {
      await limiter.consume(networkOf(clientIpOf(context)), Math.max(1, weigh(context)));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return waitFor(
        error,
        makeRefusalResponse(context, {
          status: 429,
          code: 'over_request_rate_limit',
          message: 'Too much was sent within an hour',
        }),
      );
    }
    return next();
  };
}

export const WRITE_RULES = {
  /** Points are kilobytes. */
  undone: { keyPrefix: 'undone_writes', points: 100_000, duration: 3600, isLocal: true },
  ofFunctions: {
    ...{ keyPrefix: 'fn_bytes', points: 200_000, duration: 3600 },
    ...{ isByClientIp: true, isLocal: true },
  },
} as const;

function isRead({ req }: Context): boolean {
  return ['GET', 'HEAD'].includes(req.method);
}

function weigh(context: Context): number {
  return Math.ceil((context.get('bodyBytes') ?? 0) / 1000);
}

/** The account that a token names, unverified: it may be refused for it, never counted. */
function readAccount({ req }: Context): string | null {
  const token = /^Bearer (.+)$/i.exec(req.header('Authorization') ?? '')?.[1] ?? '';
  try {
    return decodeJwt(token).sub ?? null;
  } catch {
    return null;
  }
}

function isUndone({ req, res }: Context): boolean {
  // A project of Supabase may be set to roll back by itself.
  return res.status >= 400 || /\btx\s*=\s*rollback\b/.test(req.header('Prefer') ?? '');
}

function refuseWriting(spent: RateLimiterRes): Response {
  const body = {
    code: 'WRITE',
    message: 'Too much was written within an hour',
    details: null,
    hint: 'Wait some minutes: what is there can be read and deleted.',
  };
  return waitFor(spent, Response.json(body, { status: 400 }));
}

function waitFor({ msBeforeNext }: RateLimiterRes, answer: Response): Response {
  answer.headers.set('Retry-After', String(Math.ceil(msBeforeNext / 1000)));
  return answer;
}

/** Counted for a short request that changed an unknown number of rows. */
const LEAST_KB = 20;
