import { makeToken } from '#server/backend/auth/accounts/secrets.ts';
import type { AuthRequest } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { FLOW_LIFETIME_S } from './provider-flow.ts';

/**
 * A browser that leaves for a provider carries a mark until it is back: nobody can have another
 * person finish what they began, and so tie that person’s identity to their own account (RFC 6749,
 * 10.12). Tabs that leave together share it.
 */
export function markBrowser(
  { site }: Pick<AuthService, 'site'>,
  request: AuthRequest,
): { browser: string; cookie: string } {
  const browser = readMark({ site }, request) ?? makeToken();
  const isSecure = site.origin.startsWith('https:');
  const cookie = `${nameOf(site)}=${browser}; Path=/; Max-Age=${FLOW_LIFETIME_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { browser, cookie };
}

export function readMark(
  { site }: Pick<AuthService, 'site'>,
  { cookies }: AuthRequest,
): string | null {
  const mark = cookies[nameOf(site)];
  return mark !== undefined && /^[\w-]{43}$/.test(mark) ? mark : null;
}

/**
 * The prefix keeps other hosts of the domain from setting it (RFC 6265bis, 4.1.3.2); it wants
 * HTTPS.
 */
function nameOf({ origin }: AuthService['site']): string {
  return origin.startsWith('https:') ? '__Host-provider-flow' : 'provider-flow';
}
