import type { MiddlewareHandler } from 'hono';

/**
 * From the bare domain to its www host, where the site is: `siteOrigin` is « https://www.exemple.fr
 * ». No other host is redirected, and none where the site has no www.
 */
export function redirectToWww(siteOrigin: string | null): MiddlewareHandler {
  const bare = siteOrigin === null ? null : findBareHost(siteOrigin);
  return (context, next) => {
    if (bare === null || context.req.header('Host')?.toLowerCase() !== bare) return next();
    const { pathname, search } = new URL(context.req.url);
    return Promise.resolve(context.redirect(`${siteOrigin}${pathname}${search}`, 301));
  };
}

function findBareHost(siteOrigin: string): string | null {
  return /^www\.(.+\..+)$/.exec(new URL(siteOrigin).host)?.[1] ?? null;
}
