import { timingSafeEqual } from 'node:crypto';
import type { Caller } from '#server/backend/postgres/act-as.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Keys } from './keys.ts';

/**
 * Who asks, from the two headers of the protocol: `apikey` says that the request is for this site,
 * the bearer token who makes it. A response when the request goes no further. Whether the session
 * of the token is still open is asked with what it asks (`actAs`).
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
    // supabase-js sends the key as the bearer token when nobody is signed in.
    const isNobody = bearer === undefined || bearer === key.value;
    return isNobody ? key.caller : await readUser(bearer);
  };
}

/** What the key alone allows. */
export function readKey(
  request: Request,
  keys: Pick<Keys, 'publishable' | 'secret'>,
): { value: string; caller: Caller } | Response {
  const value =
    request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? '';
  if (isSame(value, keys.publishable)) return { value, caller: VISITOR };
  if (!isSame(value, keys.secret)) return refuse('PGRST301', 'Invalid API key');
  // A page that holds the secret key has published it.
  if (isBrowser(request)) return refuseSecretInBrowser();
  return { value, caller: SERVICE };
}

export function refuseSecretInBrowser(): Response {
  return refuse('PGRST301', 'Forbidden use of secret API key in browser');
}

/** In constant time. */
function isSame(given: string, known: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(known)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Node's own `fetch` sends `Sec-Fetch-Mode` as browsers do: that one says nothing. */
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
