import type { Context, MiddlewareHandler } from 'hono';
import { networkOf } from '#server/backend/network-of.ts';
import { type BodyPlace, type BodyRoom, createBodyRoom, SMALL_BODY } from './body-room.ts';
import { makeRefusalResponse } from './make-refusal-response.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Received bytes, or the announced length of a short body. */
    bodyBytes: number;
  }
}

/**
 * Refuses a body larger than `maxSize`, announced or not, and for now one that does not fit beside
 * those in progress: all folders share one room, counted in received bytes.
 */
export function limitBodies(
  clientIpOf: (context: Context) => string,
  room = createBodyRoom(),
): (maxSize: number) => MiddlewareHandler {
  return (maxSize) => async (context, next) => {
    // Hono ignores a body here; looking for one would cost as much as the answer.
    if (['GET', 'HEAD'].includes(context.req.method)) return next();
    const said = readLength(context);
    if (said !== null && said > maxSize) return refuseSize(context);
    context.set('bodyBytes', said ?? 0);
    if (said !== null && said <= SMALL_BODY) return next();
    const visitor = networkOf(clientIpOf(context));
    return await readInRoom(context, next, { maxSize, room, visitor });
  };
}

/** Holds the room until the request is answered. */
async function readInRoom(
  context: Context,
  next: () => Promise<void>,
  { maxSize, room, visitor }: { maxSize: number; room: BodyRoom; visitor: string },
): Promise<Response | undefined> {
  const dropping = new AbortController();
  const dropped = new Promise<'dropped'>((resolve) => {
    dropping.signal.addEventListener('abort', () => resolve('dropped'));
  });
  const place = room.enter(visitor, () => dropping.abort());
  try {
    const refused = await readBody(context, { maxSize, place, dropped });
    if (refused !== null) return REFUSALS[refused](context);
    await next();
  } finally {
    place.leave();
  }
  return undefined;
}

type Refused = keyof typeof REFUSALS;

async function readBody(
  context: Context,
  { maxSize, place, dropped }: { maxSize: number; place: BodyPlace; dropped: Promise<'dropped'> },
): Promise<Refused | null> {
  const { req } = context;
  const reader = req.raw.body?.getReader();
  if (!reader) return null;
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const piece = await Promise.race([reader.read(), dropped]);
      if (piece === 'dropped') return 'full';
      if (piece.done) break;
      length += piece.value.length;
      if (length > maxSize) return 'tooLarge';
      if (!place.take(piece.value.length)) return 'full';
      pieces.push(piece.value);
    }
  } catch {
    return 'cut';
  }
  place.becomeWhole();
  context.set('bodyBytes', length);
  req.raw = new Request(req.raw, { body: Buffer.concat(pieces, length) });
  return null;
}

/** Null when the length is not announced. */
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

function refuseCut(context: Context): Response {
  return makeRefusalResponse(context, {
    status: 400,
    code: 'bad_json',
    message: 'The body did not come whole',
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

const REFUSALS = { tooLarge: refuseSize, full: refuseForNow, cut: refuseCut } as const;
