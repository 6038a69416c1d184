import { createHmac } from 'node:crypto';
import { markBrowser, readMark } from '#server/backend/auth/accounts/browser-mark.ts';
import type { Origin } from '#server/backend/auth/accounts/pending-sign-ups.ts';
import { hashToken } from '#server/backend/auth/accounts/secrets.ts';
import type { AuthRequest } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import type { SiteCookie } from '#server/backend/auth/protocol/site-cookie.ts';
import { networkOf } from '#server/backend/network-of.ts';

/**
 * The hashed origin of a sign-up, and the cookie that later proves its browser. A page of another
 * site, which may submit a password that it knows, gets no proof.
 */
export function markSignUp(
  service: AuthService,
  request: AuthRequest,
): { from: Origin; cookie: string | null } {
  const network = createHmac('sha256', service.keys.secret)
    .update(`network:${networkOf(request.clientIp)}`)
    .digest('hex');
  if (!request.isKeyInHeader) return { from: { browser: null, network }, cookie: null };
  const { browser, cookie } = markBrowser(service, request, SIGN_UP_MARK);
  return { from: { browser: hashToken(browser), network }, cookie };
}

/** The browser that opens a link, hashed as its sign-up stored it. */
export function readSignUpBrowser(
  service: Pick<AuthService, 'site'>,
  request: Pick<AuthRequest, 'cookies'>,
): string | null {
  const browser = readMark(service, request, SIGN_UP_MARK);
  return browser && hashToken(browser);
}

/** Seven days: as long as a sign-up is kept (`forget-expired.ts`). */
const SIGN_UP_MARK: SiteCookie = { name: 'sign-up', lifetimeS: 7 * 86_400 };
