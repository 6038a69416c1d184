import type { AuthRequest } from './auth-request.ts';
import type { AuthService } from './auth-service.ts';

export type SiteCookie = { name: string; lifetimeS: number };

type Server = Pick<AuthService, 'site'>;

/** The `Set-Cookie` value of a cookie that only this server reads. */
export function writeSiteCookie(server: Server, cookie: SiteCookie, value: string): string {
  const secure = isSecure(server) ? '; Secure' : '';
  return `${nameOf(server, cookie)}=${value}; Path=/; Max-Age=${cookie.lifetimeS}; HttpOnly; SameSite=Lax${secure}`;
}

/** A JSON answer that no cache stores, with an optional cookie. */
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
 * The prefix keeps other hosts of the domain from setting the cookie (RFC 6265bis, 4.1.3.2);
 * browsers accept it over HTTPS only.
 */
function nameOf(server: Server, { name }: SiteCookie): string {
  return isSecure(server) ? `__Host-${name}` : name;
}

function isSecure({ site }: Server): boolean {
  return site.origin.startsWith('https:');
}
