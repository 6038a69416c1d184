import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { parseJson } from '#server/backend/parse-json.ts';

/** A request to the project’s accounts, normalised so that it can be read in one way only. */
export type AskedRequest = {
  method: string;
  /** Path segments after `/auth/v1/`. */
  words: readonly string[];
  query: URLSearchParams;
  fields: Readonly<Record<string, unknown>>;
  /** The forwarded path with its query, and JSON; '' without a body. */
  target: string;
  body: string;
};

/**
 * Parses a request exactly as GoTrue will, and rewrites it. Go’s JSON takes `EMAIL`, `Email` and
 * even « ſ » for « s » as the same key, and its queries drop what they cannot parse: forwarded
 * unchanged, a request could name one account here and another one there. Throws GoTrue’s refusal.
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

/** Routers differ on double slashes, trailing slashes and escapes: all are refused. */
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

/** Null without a body. The last of repeated keys counts, as in Go. */
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
 * Whether Go would take this key for one of TEXTS and we would not. Other keys of the official
 * client (`factorId`) pass; GoTrue ignores them.
 */
function isDisguised(key: string): boolean {
  const small = key.toLowerCase();
  return !KEY.test(key) || (small !== key && TEXTS.has(small));
}

function isReadable(key: string, value: unknown): boolean {
  return value === null || !TEXTS.has(key) || typeof value === 'string';
}

/** Normalises account names; lower-cased here, since Go’s lower case differs. */
function simplify(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  // A lone surrogate is U+FFFD in Go, and in a buffer.
  const text = Buffer.from(value).toString();
  if (key === 'email') return text.trim().toLowerCase();
  return key === 'phone' ? text.replaceAll(/[+\s]/g, '') : text;
}

function badJson(): Error {
  return makeAuthRefusal(400, 'bad_json', 'Could not parse request body as JSON');
}

/** Endpoints of the application and of the operator’s programs (docs/operations.md). */
const ENDPOINTS = new Set(
  (
    'signup token verify recover otp magiclink resend logout user reauthenticate factors sso ' +
    'authorize callback settings health .well-known admin invite'
  ).split(' '),
);
const WORD = /^[\w-]+(\.json)?$/;
/** ASCII letters only: Go folds others to them. */
const KEY = /^[a-z]\w*$/i;
const TEXTS = new Set(
  'email phone password current_password token token_hash nonce code refresh_token'.split(' '),
);
