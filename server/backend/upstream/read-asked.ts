import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { parseJson } from '#server/backend/parse-json.ts';

/** A request to the accounts of a project, written anew: there is one way to read it. */
export type AskedRequest = {
  method: string;
  /** The words after `/auth/v1/`. */
  words: readonly string[];
  query: URLSearchParams;
  /** What the body says, by name. */
  fields: Readonly<Record<string, unknown>>;
  /** What goes on: path with its query, and JSON; empty without a body. */
  target: string;
  body: string;
};

/**
 * Reads what GoTrue will read, and nothing else may go on. It is written in Go, whose JSON takes
 * `EMAIL`, `Email` and even « ſ » for « s » as the same key, the last of several winning, and whose
 * queries drop what they cannot read: a body or a query that goes on as it came could mean one
 * account here and another one there. Throws the refusal of GoTrue.
 */
export function readAsked({ method, url }: Request, text: string): AskedRequest {
  const { pathname, searchParams } = new URL(url);
  const words = readWords(pathname);
  const query = readQuery(searchParams);
  const fields = readFields(text);
  const search = query.size > 0 ? `?${query}` : '';
  return {
    method,
    words,
    query,
    fields: fields ?? {},
    target: `/auth/v1/${words.join('/')}${search}`,
    body: fields ? JSON.stringify(fields) : '',
  };
}

/** Routers differ on double slashes, last slashes and escapes: none of them goes on. */
function readWords(pathname: string): string[] {
  const words = pathname.replace(/^\/auth\/v1\//, '').split('/');
  const [first = '', ...others] = words;
  if (ENDPOINTS.has(first) && others.every((word) => WORD.test(word))) return words;
  throw makeAuthRefusal(404, 'not_found', 'Not found');
}

function readQuery(asked: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(asked);
  if (new Set(query.keys()).size !== query.size)
    throw makeAuthRefusal(400, 'validation_failed', 'Parameters may be given once');
  return query;
}

/** Null without a body. Of a key that is there twice the last is kept, as in Go. */
function readFields(text: string): Record<string, unknown> | null {
  if (text.trim() === '') return null;
  const body = readJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badJson();
  const entries = Object.entries(body);
  const wrong = entries.find(([key, value]) => isDisguised(key) || !isReadable(key, value));
  if (wrong)
    throw makeAuthRefusal(400, 'validation_failed', `Invalid value for ${wrong[0].slice(0, 40)}`);
  return Object.fromEntries(entries.map(([key, value]) => [key, simplify(key, value)]));
}

function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw badJson();
  }
}

/**
 * One of the names below for Go, and not for us; the official client sends others of its own,
 * `factorId`, which GoTrue does not read.
 */
function isDisguised(key: string): boolean {
  const small = key.toLowerCase();
  return !KEY.test(key) || (small !== key && TEXTS.has(small));
}

function isReadable(key: string, value: unknown): boolean {
  return value === null || !TEXTS.has(key) || typeof value === 'string';
}

/**
 * Names of accounts in one form; letters are written small here, for Go has other small letters.
 */
function simplify(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  // Half a pair of surrogates is U+FFFD to Go, and to a buffer.
  const text = Buffer.from(value).toString();
  if (key === 'email') return text.trim().toLowerCase();
  return key === 'phone' ? text.replaceAll(/[+\s]/g, '') : text;
}

function badJson(): Error {
  return makeAuthRefusal(400, 'bad_json', 'Could not parse request body as JSON');
}

/** What the application and programs of the operator ask for (docs/operations.md). */
const ENDPOINTS = new Set(
  (
    'signup token verify recover otp magiclink resend logout user reauthenticate factors sso ' +
    'authorize callback settings health .well-known admin invite'
  ).split(' '),
);
const WORD = /^[\w-]+(\.json)?$/;
/** No letter but those of ASCII: Go takes others for them. */
const KEY = /^[a-z]\w*$/i;
const TEXTS = new Set(
  'email phone password current_password token token_hash nonce code refresh_token'.split(' '),
);
