import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from './refuse.ts';

/** Refuses a body of more than so many bytes, whether it says its length or not. */
export function limitBodies(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: (context) =>
      refuse(context, { status: 413, code: 'body_too_large', message: 'Payload too large' }),
  });
}
