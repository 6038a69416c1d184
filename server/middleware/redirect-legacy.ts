import type { MiddlewareHandler } from 'hono';
import { findLegacyTarget } from '#content/find-legacy-target.ts';
import { legacyKeys } from '#content/legacy-keys.ts';

/** From an address of the older site to its page of today, for good. */
export const redirectLegacy: MiddlewareHandler = (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const isRead = ['GET', 'HEAD'].includes(context.req.method);
  const target = isRead ? findLegacyTarget({ pathname, search }, legacyKeys) : null;
  return target === null ? next() : Promise.resolve(context.redirect(target, 301));
};
