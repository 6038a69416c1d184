import type { AuthRequest } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeToken } from './secrets.ts';

/** A random cookie that only this server reads: by what name, and for how many seconds. */
export type BrowserMark = { name: string; lifetimeS: number };

/**
 * A browser that begins something keeps a mark until the end: nobody can have another person finish
 * what they began (RFC 6749, 10.12). Tabs share it. Gives the mark and the cookie that carries it.
 */
export function markBrowser(
  { site }: Pick<AuthService, 'site'>,
  request: AuthRequest,
  mark: BrowserMark,
): { browser: string; cookie: string } {
  const browser = readMark({ site }, request, mark) ?? makeToken();
  const isSecure = site.origin.startsWith('https:');
  const cookie = `${nameOf(site, mark)}=${browser}; Path=/; Max-Age=${mark.lifetimeS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { browser, cookie };
}

export function readMark(
  { site }: Pick<AuthService, 'site'>,
  { cookies }: Pick<AuthRequest, 'cookies'>,
  mark: BrowserMark,
): string | null {
  const browser = cookies[nameOf(site, mark)];
  return browser !== undefined && /^[\w-]{43}$/.test(browser) ? browser : null;
}

/**
 * The prefix keeps other hosts of the domain from setting it (RFC 6265bis, 4.1.3.2); it wants
 * HTTPS.
 */
function nameOf({ origin }: AuthService['site'], { name }: BrowserMark): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name;
}
