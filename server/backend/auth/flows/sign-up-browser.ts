import { createHmac } from 'node:crypto';
import { markBrowser, readMark } from '#server/backend/auth/accounts/browser-mark.ts';
import type { Origin } from '#server/backend/auth/accounts/pending-sign-ups.ts';
import { hashToken } from '#server/backend/auth/accounts/secrets.ts';
import type { AuthRequest } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import type { SiteCookie } from '#server/backend/auth/protocol/site-cookie.ts';
import { networkOf } from '#server/backend/network-of.ts';

/**
 * Where a sign-up comes from, and the cookie by which its browser proves to be the same. A page of
 * another site may have a browser sign up, with a password that it knows: that leaves no proof.
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

/** The browser that opens a link, as its sign-up noted it. */
export function readSignUpBrowser(
  service: Pick<AuthService, 'site'>,
  request: Pick<AuthRequest, 'cookies'>,
): string | null {
  const browser = readMark(service, request, SIGN_UP_MARK);
  return browser && hashToken(browser);
}

/** Lives as long as a sign-up waits (`forget-expired.ts`). */
const SIGN_UP_MARK: SiteCookie = { name: 'sign-up', lifetimeS: 7 * 86_400 };
