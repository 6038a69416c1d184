import type { MiddlewareHandler } from 'hono';
import { findLegacyTarget } from '#content/find-legacy-target.ts';
import { legacyKeys } from '#content/legacy-keys.ts';

/** Redirects URLs of the former site, permanently. */
export const redirectLegacy: MiddlewareHandler = (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const isRead = ['GET', 'HEAD'].includes(context.req.method);
  const target = isRead ? findLegacyTarget({ pathname, search }, legacyKeys) : null;
  return target === null ? next() : Promise.resolve(context.redirect(target, 301));
};
