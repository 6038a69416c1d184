import * as z from 'zod/mini';
import { parseJson } from '#server/backend/parse-json.ts';
import { readText } from '#server/backend/read-text.ts';
import { makeAuthRefusal } from './problem.ts';

/** A request as the flows read it: what it says, and where it comes from. */
export type AuthRequest = {
  /** The JSON of the body; `{}` without one. */
  body: unknown;
  query: URLSearchParams;
  /** The variable parts of the path, « id » in `/factors/:id`. */
  params: Readonly<Record<string, string>>;
  /** What the key alone allows. */
  isServer: boolean;
  /** No page of another site can have a browser send such a header. */
  isKeyInHeader: boolean;
  bearer: string | null;
  cookies: Readonly<Record<string, string>>;
  /** Of the network. */
  clientIp: string;
  userAgent: string | null;
  /** Aborted once the client has left. */
  signal: AbortSignal;
};

/** The JSON of a body; refuses what is not an object. */
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

/** A body with its shape checked; what the shape does not name is dropped. */
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
 * An e-mail address as it is stored: in lower case (RFC 5321 leaves the local part to its host, and
 * no host distinguishes case any more).
 */
export const emailSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase()),
  z.string().check(z.maxLength(255), z.email()),
);

/** Of the code exchange (RFC 7636); supabase-js sends nulls without it. */
export const challengeFields = {
  code_challenge: z.optional(z.nullable(z.string().check(z.regex(/^([\w.~-]{43,128})?$/)))),
  code_challenge_method: z.optional(z.nullable(z.string().check(z.regex(/^(s256|plain)?$/i)))),
};

export const textSchema = z.string().check(z.maxLength(4096));
export const idSchema = z.uuid();

/** An identifier in a path; refuses anything that is not one. */
export function requireId(value: string | undefined, name: string): string {
  const parsed = z.safeParse(idSchema, value);
  if (parsed.success) return parsed.data;
  throw makeAuthRefusal(404, 'validation_failed', `${name} must be an UUID`);
}
