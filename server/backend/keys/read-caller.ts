import { timingSafeEqual } from 'node:crypto';
import type { Caller } from '#server/backend/postgres/act-as.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Keys } from './keys.ts';

/**
 * The caller of a request, or a refusal: `apikey` names the site, the bearer token the user.
 * Whether the token’s session is still open is checked with the query (`actAs`).
 */
export function createReadCaller({
  keys,
  tokens,
  now,
}: {
  keys: Pick<Keys, 'publishable' | 'secret'>;
  tokens: Pick<AccessTokens, 'verify'>;
  now: () => Date;
}): (request: Request) => Promise<Caller | Response> {
  const readUser = async (bearer: string): Promise<Caller | Response> => {
    const verified = await tokens.verify(bearer, now());
    if (!verified.ok && verified.reason === 'expired') return refuse('PGRST303', 'JWT expired');
    if (!verified.ok || verified.claims.role !== 'authenticated')
      return refuse('PGRST301', 'JWT cannot be verified');
    return { role: 'authenticated', claims: verified.claims };
  };
  return async (request) => {
    const key = readKey(request, keys);
    if (key instanceof Response) return key;
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
    // supabase-js sends the API key as bearer token when nobody is signed in.
    const isNobody = bearer === undefined || bearer === key.value;
    return isNobody ? key.caller : await readUser(bearer);
  };
}

/** The role that an API key alone grants. */
export function readKey(
  request: Request,
  keys: Pick<Keys, 'publishable' | 'secret'>,
): { value: string; caller: Caller } | Response {
  const value =
    request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? '';
  if (isSame(value, keys.publishable)) return { value, caller: VISITOR };
  if (!isSame(value, keys.secret)) return refuse('PGRST301', 'Invalid API key');
  // A page that sends the secret key has published it.
  if (isBrowser(request)) return refuseSecretInBrowser();
  return { value, caller: SERVICE };
}

export function refuseSecretInBrowser(): Response {
  return refuse('PGRST301', 'Forbidden use of secret API key in browser');
}

/** Compares in constant time. */
function isSame(given: string, known: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(known)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** `Sec-Fetch-Mode` does not count: Node’s `fetch` sends it as browsers do. */
export function isBrowser({ headers }: Request): boolean {
  return (
    headers.has('Origin') ||
    headers.has('Sec-Fetch-Site') ||
    /mozilla/i.test(headers.get('User-Agent') ?? '')
  );
}

function refuse(code: string, message: string): Response {
  return Response.json(
    { code, message, details: null, hint: null },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } },
  );
}

const VISITOR: Caller = { role: 'anon', claims: { role: 'anon' } };
const SERVICE: Caller = { role: 'service_role', claims: { role: 'service_role' } };
