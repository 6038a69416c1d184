import type { AuthRequest } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import {
  readSiteCookie,
  type SiteCookie,
  writeSiteCookie,
} from '#server/backend/auth/protocol/site-cookie.ts';
import { makeToken } from './secrets.ts';

/**
 * Ties a flow to the browser that began it, against login CSRF (RFC 6749, 10.12). Tabs share the
 * mark. Returns the mark and the `Set-Cookie` value that carries it.
 */
export function markBrowser(
  server: Pick<AuthService, 'site'>,
  request: AuthRequest,
  mark: SiteCookie,
): { browser: string; cookie: string } {
  const browser = readMark(server, request, mark) ?? makeToken();
  return { browser, cookie: writeSiteCookie(server, mark, browser) };
}

export function readMark(
  server: Pick<AuthService, 'site'>,
  request: Pick<AuthRequest, 'cookies'>,
  mark: SiteCookie,
): string | null {
  const browser = readSiteCookie(server, request, mark);
  return browser !== undefined && /^[\w-]{43}$/.test(browser) ? browser : null;
}
