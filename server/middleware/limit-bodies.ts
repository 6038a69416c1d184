import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { networkOf } from '#server/backend/network-of.ts';
import { createBodyRoom } from './body-room.ts';
import { makeRefusalResponse } from './make-refusal-response.ts';

/**
 * Refuses a body of more than so many bytes, whether it says its length or not; and for now, one
 * that would not fit beside those that are read and worked on: all folders share one room.
 */
export function limitBodies(
  addressOf: (context: Context) => string,
  room = createBodyRoom(),
): (maxSize: number) => MiddlewareHandler {
  return (maxSize) => {
    const measure = readAndMeasure(maxSize);
    return async (context, next) => {
      // Those have none for Hono, whatever the connection brings; to look for it costs as much as
      // to answer.
      if (['GET', 'HEAD'].includes(context.req.method)) return next();
      const said = readLength(context);
      if (said !== null && said > maxSize) return refuseSize(context);
      const leave = room.enter(networkOf(addressOf(context)), said ?? maxSize);
      if (leave === null) return refuseForNow(context);
      try {
        return await (said === null ? measure(context, next) : next());
      } finally {
        leave();
      }
    };
  };
}

function readAndMeasure(maxSize: number): MiddlewareHandler {
  const measure = bodyLimit({ maxSize, onError: refuseSize });
  return async (context, next) => {
    try {
      return await measure(context, next);
    } catch {
      // Later handlers catch their own errors: only reading can fail here, when the client has
      // left.
      return makeRefusalResponse(context, {
        status: 400,
        code: 'bad_json',
        message: 'The body did not come whole',
      });
    }
  };
}

/** Null where the body comes in pieces, or does not say it. */
function readLength({ req }: Context): number | null {
  if (req.header('Transfer-Encoding') !== undefined) return null;
  const length = req.header('Content-Length');
  return length === undefined ? null : Number(length);
}

function refuseSize(context: Context): Response {
  return makeRefusalResponse(context, {
    status: 413,
    code: 'body_too_large',
    message: 'Payload too large',
  });
}

function refuseForNow(context: Context): Response {
  const answer = makeRefusalResponse(context, {
    status: 503,
    code: 'over_request_rate_limit',
    message: 'Too many large bodies are being read, try again in a second',
  });
  answer.headers.set('Retry-After', '1');
  return answer;
}
