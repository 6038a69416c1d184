import type { MiddlewareHandler } from 'hono';

/** Redirects only the bare domain, to the www host of `siteOrigin` « https://www.exemple.fr ». */
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
