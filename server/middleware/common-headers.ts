import type { Context, MiddlewareHandler } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    hasCommonHeaders: boolean;
  }
}

/**
 * Adds what every answer carries: its number and the headers that protect who reads it; a page adds
 * its own content security policy.
 */
export function addCommonHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.get('hasCommonHeaders')) return;
    // `context.header` would make another answer, of which Node no longer writes the text in one
    // go.
    const { headers } = context.res;
    // A route’s own header stays: it is stricter.
    for (const [name, value] of Object.entries(writeHeaders(context)))
      if (!headers.has(name)) headers.set(name, value);
  };
}

/**
 * The same for an answer that says all its headers at once: they are not added again. To add them
 * one by one takes half of the time that a page needs, since `Headers` checks and sorts them.
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
    // The parameters of an address may open an account, and journals of proxies keep referrers.
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
