import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from './refuse.ts';

/** Refuses a body of more than so many bytes, whether it says its length or not. */
export function limitBodies(maxSize: number): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError: (context) =>
      refuse(context, { status: 413, code: 'body_too_large', message: 'Payload too large' }),
  });
  // Those have none for Hono, whatever the connection brings; to look for it costs as much as to answer.
  return (context, next) =>
    ['GET', 'HEAD'].includes(context.req.method) ? next() : limit(context, next);
}
