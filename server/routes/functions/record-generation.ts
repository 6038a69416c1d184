import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { KIND_NAMES } from '#documents/model/subtypes.ts';
import { askAsServer, makeFunctionAnswer } from './ask-data.ts';
import type { FunctionCall } from './function-environment.ts';
import { readCaller, readGiven, refuseBeyond } from './read-call.ts';

/**
 * POST /functions/v1/record-generation: counts a created file. Takes `{ id?, kind, template, size,
 * isElectronic, brokenRules }`, and drops what else an older page sends. Gives `{ id }`, the same
 * when repeated.
 */
export async function recordGeneration(request: Request, call: FunctionCall): Promise<Response> {
  const caller = await readCaller(call, request);
  if (!caller.ok) return caller.response;
  const body = await readGiven(request, generationSchema);
  if (!body.ok) return body.response;
  const refusal = await refuseBeyond(call, [['generation', call.clientIp]]);
  if (refusal) return refusal;
  const { id = randomUUID(), ...generation } = body.value;
  const recorded = await askAsServer<{ id: string }>(call, {
    path: 'rpc/record_generation',
    method: 'POST',
    body: { p_id: id, p_user_id: caller.value?.user_id ?? null, p_generation: generation },
  });
  return recorded.ok ? makeFunctionAnswer({ id }) : recorded.response;
}

const generationSchema = z.object({
  /** Chosen by the client, which may repeat a request whose answer was lost. */
  id: z.optional(z.uuid()),
  kind: z.enum(KIND_NAMES),
  template: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
  size: z.int().check(z.nonnegative(), z.maximum(100_000_000)),
  isElectronic: z.boolean(),
  /** Rule codes, never texts. */
  brokenRules: z.array(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))).check(z.maxLength(100)),
});
