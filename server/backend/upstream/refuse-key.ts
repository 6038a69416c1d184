import { isBrowser, readKey, refuseSecretInBrowser } from '#server/backend/keys/read-caller.ts';
import type { Project } from './project.ts';

/**
 * The refusal of a request whose keys may not reach the project: unknown ones, and secret ones from
 * a browser. Null when it may.
 */
export function refuseKey(request: Request, project: Project): Response | null {
  const keys = { publishable: project.publishableKey, secret: project.secretKey };
  const key = isOpen(request) ? null : readKey(request, keys);
  if (key instanceof Response) return key;
  const given = [request.headers.get('apikey'), readBearer(request), ...readQuery(request)];
  const isAllowed = !isBrowser(request) || !given.some((value) => isSecret(value, keys.secret));
  return isAllowed ? null : refuseSecretInBrowser();
}

/** Opened by a browser directly, hence without a key. */
function isOpen({ method, url }: Request): boolean {
  return method === 'GET' && OPEN.has(new URL(url).pathname);
}

/** The secret key, or a legacy one: a JWT with the role « service_role ». */
function isSecret(value: string | null, secret: string): boolean {
  return value !== null && (value === secret || readClaims(value).role === 'service_role');
}

/** The account that a bearer token names, unverified; null without a token. */
export function readUserId(request: Request): string | null {
  const sub = readClaims(readBearer(request) ?? '').sub;
  return typeof sub === 'string' ? sub : null;
}

function readClaims(token: string): { role?: unknown; sub?: unknown } {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return (JSON.parse(payload) as object | null) ?? {};
  } catch {
    return {};
  }
}

function readBearer({ headers }: Request): string | null {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? null;
}

function readQuery({ url }: Request): string[] {
  return new URL(url).searchParams.getAll('apikey');
}

const OPEN = new Set(
  ['.well-known/jwks.json', 'authorize', 'callback', 'verify'].map((name) => `/auth/v1/${name}`),
);
