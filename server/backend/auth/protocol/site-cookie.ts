import type { AuthRequest } from './auth-request.ts';
import type { AuthService } from './auth-service.ts';

/** A cookie that only this server reads: by what name, and for how many seconds. */
export type SiteCookie = { name: string; lifetimeS: number };

type Server = Pick<AuthService, 'site'>;

/** The header that sets a cookie of this site. */
export function writeSiteCookie(server: Server, cookie: SiteCookie, value: string): string {
  const secure = isSecure(server) ? '; Secure' : '';
  return `${nameOf(server, cookie)}=${value}; Path=/; Max-Age=${cookie.lifetimeS}; HttpOnly; SameSite=Lax${secure}`;
}

/** An answer that nobody else keeps, with the cookie that it sets, if any. */
export function answerWithCookie(answer: unknown, cookie: string | null): Response {
  const headers = { 'Cache-Control': 'no-store', ...(cookie && { 'Set-Cookie': cookie }) };
  return Response.json(answer, { headers });
}

export function readSiteCookie(
  server: Server,
  { cookies }: Pick<AuthRequest, 'cookies'>,
  cookie: SiteCookie,
): string | undefined {
  return cookies[nameOf(server, cookie)];
}

/**
 * The prefix keeps other hosts of the domain from setting it (RFC 6265bis, 4.1.3.2); it wants
 * HTTPS.
 */
function nameOf(server: Server, { name }: SiteCookie): string {
  return isSecure(server) ? `__Host-${name}` : name;
}

function isSecure({ site }: Server): boolean {
  return site.origin.startsWith('https:');
}
