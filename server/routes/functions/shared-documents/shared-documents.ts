import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import {
  askAsServer,
  makeFunctionAnswer,
  makeFunctionRefusal,
} from '#server/routes/functions/ask-data.ts';
import type { FunctionCall } from '#server/routes/functions/function-environment.ts';
import type { FunctionLimit } from '#server/routes/functions/function-limits.ts';
import { readCaller, readGiven, refuseBeyond } from '#server/routes/functions/read-call.ts';

/**
 * POST /functions/v1/share-document: stores an encrypted document for a link. Takes `{ content,
 * days }`: base64 of at most 3 MB; 1, 7 or 30. Gives `{ id, deletion_token, expires_at }`.
 */
export function shareDocument(request: Request, call: FunctionCall): Promise<Response> {
  return answer(request, call, {
    limit: 'share',
    schema: shareSchema,
    ask: async ({ content, days }) => {
      const [id, token] = [drawText(16), drawText(32)];
      const kept = await askAsServer<{ expires_at: string }>(call, {
        path: 'rpc/share_document',
        method: 'POST',
        body: { p_id: id, p_content: content, p_deletion_hash: hash(token), p_days: days },
      });
      if (!kept.ok) return refuseKeeping(kept.response);
      const { expires_at } = kept.rows[0] ?? {};
      return makeFunctionAnswer({ id, deletion_token: token, expires_at });
    },
  });
}

/** POST /functions/v1/read-shared: takes `{ id }`, gives `{ content, expires_at }`. */
export function readShared(request: Request, call: FunctionCall): Promise<Response> {
  return answer(request, call, {
    limit: 'readShared',
    schema: z.object({ id: idSchema }),
    ask: async ({ id }) => {
      const read = await askAsServer<{ content: string; expires_at: string }>(call, {
        path: 'rpc/read_shared',
        method: 'POST',
        body: { p_id: id },
      });
      if (!read.ok) return read.response;
      return read.rows[0] ? makeFunctionAnswer(read.rows[0]) : sayGone();
    },
  });
}

/** POST /functions/v1/delete-shared: takes `{ id, deletion_token }`, gives `{ deleted: true }`. */
export function deleteShared(request: Request, call: FunctionCall): Promise<Response> {
  return answer(request, call, {
    limit: 'deleteShared',
    schema: z.object({ id: idSchema, deletion_token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    ask: async ({ id, deletion_token }) => {
      const gone = await askAsServer<{ id: string }>(call, {
        path: 'rpc/delete_shared',
        method: 'POST',
        body: { p_id: id, p_deletion_hash: hash(deletion_token) },
      });
      if (!gone.ok) return gone.response;
      return gone.rows[0] ? makeFunctionAnswer({ deleted: true }) : sayGone();
    },
  });
}

async function answer<Value>(
  request: Request,
  call: FunctionCall,
  {
    limit,
    schema,
    ask,
  }: {
    limit: FunctionLimit;
    schema: z.ZodMiniType<Value>;
    ask: (given: Value) => Promise<Response>;
  },
): Promise<Response> {
  const caller = await readCaller(call, request);
  if (!caller.ok) return caller.response;
  const body = await readGiven(request, schema);
  if (!body.ok) return body.response;
  return (await refuseBeyond(call, [[limit, call.clientIp]])) ?? ask(body.value);
}

async function refuseKeeping(response: Response): Promise<Response> {
  const { hint } = await response.json();
  if (hint === 'QUOTA')
    return makeFunctionRefusal(507, 'sharing_full', 'No more documents can be shared for now');
  return makeFunctionRefusal(400, 'validation_failed', 'Not what is expected: content');
}

/** One answer for unknown, deleted and expired documents. */
function sayGone(): Response {
  return makeFunctionRefusal(404, 'shared_not_found', 'No such shared document');
}

function drawText(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const idSchema = z.string().check(z.regex(/^[\w-]{22}$/));
const shareSchema = z.object({
  content: z.base64().check(z.minLength(1), z.maxLength(4_000_000)),
  days: z.union([z.literal(1), z.literal(7), z.literal(30)]),
});
