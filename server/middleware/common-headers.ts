import type { Context, MiddlewareHandler } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    hasCommonHeaders: boolean;
  }
}

/** Adds the request’s number and security headers; a page adds its own content policy. */
export function addCommonHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.get('hasCommonHeaders')) return;
    // `context.header` would create another answer, which Node can no longer write at once.
    const { headers } = context.res;
    // A route’s own header is stricter.
    for (const [name, value] of Object.entries(writeHeaders(context)))
      if (!headers.has(name)) headers.set(name, value);
  };
}

/**
 * Same, for an answer that sets all its headers at once, and gets none later. Adding them one by
 * one takes half of the time of a page, since `Headers` validates and sorts them.
 */
export function takeCommonHeaders(context: Context): Record<string, string> {
  context.set('hasCommonHeaders', true);
  return writeHeaders(context);
}

function writeHeaders(context: Context): Record<string, string> {
  const { req } = context;
  return {
    ...PROTECTION,
    'X-Request-Id': context.get('requestId'),
    // A query may hold a token that opens an account, and proxies log referrers.
    ...(req.url.includes('?') && { 'Referrer-Policy': 'no-referrer' }),
  };
}

const PROTECTION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=15552000',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
};
