import { isBrowser, readKey, refuseSecretInBrowser } from '#server/backend/keys/read-caller.ts';
import type { Project } from './project.ts';

/**
 * A response when the keys of a request may not go on to the project: unknown ones, and any that
 * can do everything from a browser.
 */
export function refuseKey(request: Request, project: Project): Response | null {
  const keys = { publishable: project.publishableKey, secret: project.secretKey };
  const key = isOpen(request) ? null : readKey(request, keys);
  if (key instanceof Response) return key;
  const given = [request.headers.get('apikey'), readBearer(request), ...readQuery(request)];
  const isAllowed = !isBrowser(request) || !given.some((value) => isSecret(value, keys.secret));
  return isAllowed ? null : refuseSecretInBrowser();
}

/** Addresses that a browser opens directly carry no key. */
function isOpen({ method, url }: Request): boolean {
  return method === 'GET' && OPEN.has(new URL(url).pathname);
}

/**
 * Ours, or one of the older form, which is a token (« service_role ») that its project believes by
 * itself.
 */
function isSecret(value: string | null, secret: string): boolean {
  return value !== null && (value === secret || readClaims(value).role === 'service_role');
}

/**
 * The account that a token names, which only the project can tell from one that somebody invented;
 * null without a token.
 */
export function readUserId(request: Request): string | null {
  const sub = readClaims(readBearer(request) ?? '').sub;
  return typeof sub === 'string' ? sub : null;
}

function readClaims(token: string): { role?: unknown; sub?: unknown } {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return (JSON.parse(payload) as object | null) ?? {};
  } catch {
    // Not a token.
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
