import * as z from 'zod/mini';
import { isEmailAddress } from '#documents/model/texts/is-email-address.ts';
import { parseJson } from '#server/backend/parse-json.ts';
import { readText } from '#server/backend/read-text.ts';
import { askAsCaller, makeFunctionRefusal } from './ask-data.ts';
import type { FunctionCall, FunctionEnvironment } from './function-environment.ts';
import type { FunctionLimit } from './function-limits.ts';

export type SignedIn = { user_id: string; email: string };
/** `is_recent`: signed in by password or link within ten minutes. */
type Presence = SignedIn & { is_recent: boolean };
export type Read<Value> = { ok: true; value: Value } | { ok: false; response: Response };

/**
 * The caller; null for a visitor, who sends the publishable key only. Refuses an expired or ended
 * token rather than taking its bearer for a visitor.
 */
export async function readCaller(
  call: FunctionCall,
  request: Request,
): Promise<Read<SignedIn | null>> {
  const key = request.headers.get('apikey') ?? '';
  if (key !== call.publishableKey)
    return refuse(401, 'no_authorization', 'The publishable key is missing');
  const token = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? key;
  if (token === key) return { ok: true, value: null };
  return await readPresence(call, request);
}

/** The signed-in user, with the second factor if the account has one; else a refusal. */
export async function readPresence(
  env: FunctionEnvironment,
  request: Request,
): Promise<Read<Presence>> {
  const asked = await askAsCaller<Presence & { is_strong: boolean }>(env, request, {
    path: 'rpc/get_presence',
  });
  if (!asked.ok) return asked;
  const [presence] = asked.rows;
  if (!presence) return refuse(404, 'user_not_found', 'User not found');
  if (!presence.is_strong) return refuse(403, 'insufficient_aal', 'Second factor required');
  return { ok: true, value: presence };
}

/** Parses the body by a schema; a refusal names the field, never its value. */
export async function readGiven<Value>(
  request: Request,
  schema: z.ZodMiniType<Value>,
): Promise<Read<Value>> {
  const parsed = schema.safeParse(await readJson(request));
  if (parsed.success) return { ok: true, value: parsed.data };
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  return refuse(400, 'validation_failed', `Not what is expected: ${path || 'the whole body'}`);
}

/** Undefined when the body is invalid or incomplete. */
async function readJson(request: Request): Promise<unknown> {
  try {
    return parseJson((await readText(request)) ?? '');
  } catch {
    return undefined;
  }
}

/** Counts a use of each limit; returns the refusal of the first exhausted one, or null. */
export async function refuseBeyond(
  { takeUse }: FunctionCall,
  uses: readonly (readonly [FunctionLimit, string])[],
): Promise<Response | null> {
  for (const [name, key] of uses)
    if (!(await takeUse(name, key)))
      return makeFunctionRefusal(429, 'over_request_rate_limit', 'Request rate limit reached');
  return null;
}

export const addresseeSchema = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(255), z.refine(isEmailAddress));

/** A single line: refuses line breaks, other control characters and halves of characters. */
export const oneLineSchema = (most: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u));

export const wordsSchema = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(/^[^\0\p{Cs}]*$/u));

/** A visitor’s name, without bidirectional and invisible characters. */
export const personNameSchema = z.pipe(
  z.string().check(z.overwrite((name) => name.replace(/\p{Cf}/gu, '').normalize('NFC'))),
  oneLineSchema(100),
);

function refuse(...[status, code, message]: Parameters<typeof makeFunctionRefusal>): {
  ok: false;
  response: Response;
} {
  return { ok: false, response: makeFunctionRefusal(status, code, message) };
}
