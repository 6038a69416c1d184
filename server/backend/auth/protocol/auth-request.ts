import * as z from 'zod/mini';
import { parseJson } from '#server/backend/parse-json.ts';
import { readText } from '#server/backend/read-text.ts';
import { makeAuthRefusal } from './problem.ts';

export type AuthRequest = {
  /** The parsed JSON body; `{}` without one. */
  body: unknown;
  query: URLSearchParams;
  /** Path parameters: « id » in `/factors/:id`. */
  params: Readonly<Record<string, string>>;
  /** True with the secret API key. */
  isServer: boolean;
  /** A page of another site cannot make a browser send this header without CORS. */
  isKeyInHeader: boolean;
  bearer: string | null;
  cookies: Readonly<Record<string, string>>;
  /** Client IP. */
  clientIp: string;
  userAgent: string | null;
  /** Aborted once the client has left. */
  signal: AbortSignal;
};

/** Parses the JSON body; refuses anything but an object. */
export async function readBody(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text === null) throw makeAuthRefusal(400, 'bad_json', 'The body did not come whole');
  if (text.trim() === '') return {};
  try {
    return parseJson(text);
  } catch {
    throw makeAuthRefusal(400, 'bad_json', 'Could not parse request body as JSON');
  }
}

/** Checks a body against its schema; unknown fields are dropped. */
export function parseBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): z.infer<Schema> {
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  const words = WORDS_OF_UPSTREAM.get(field);
  if (words) throw makeAuthRefusal(400, 'validation_failed', words);
  const why = issue?.code === 'custom' ? `: ${issue.message}` : '';
  throw makeAuthRefusal(
    400,
    'validation_failed',
    field ? `Invalid value for ${field}${why}` : 'Invalid body',
  );
}

const WORDS_OF_UPSTREAM = new Map([
  ['email', 'Unable to validate email address: invalid format'],
  ['code_challenge_method', 'Invalid code challenge method'],
]);

/**
 * An e-mail address in lower case, as stored. RFC 5321 leaves the case of the local part to its
 * host, and no host distinguishes it any more.
 */
export const emailSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase()),
  z.string().check(z.maxLength(255), z.email()),
);

/** Fields of a code exchange (RFC 7636); supabase-js sends nulls without one. */
export const challengeFields = {
  code_challenge: z.optional(z.nullable(z.string().check(z.regex(/^([\w.~-]{43,128})?$/)))),
  code_challenge_method: z.optional(z.nullable(z.string().check(z.regex(/^(s256|plain)?$/i)))),
};

export const textSchema = z.string().check(z.maxLength(4096));
export const idSchema = z.uuid();

/** Parses an identifier in a path; refuses any other text. */
export function requireId(value: string | undefined, name: string): string {
  const parsed = z.safeParse(idSchema, value);
  if (parsed.success) return parsed.data;
  throw makeAuthRefusal(404, 'validation_failed', `${name} must be an UUID`);
}
