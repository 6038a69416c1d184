import type { AuthRequest } from './auth-request.ts';
import type { AuthService } from './auth-service.ts';
import { refuse } from './problem.ts';

/** Refuses who did not solve the captcha, where one is configured. */
export async function requireHuman(
  { checkCaptcha }: AuthService,
  { address, body }: AuthRequest,
): Promise<void> {
  if (checkCaptcha === null) return;
  const token = readCaptchaToken(body);
  if (token === null || !(await checkCaptcha(token, address)))
    throw refuse(400, 'captcha_failed', 'captcha protection: request disallowed');
}

function readCaptchaToken(body: unknown): string | null {
  const { gotrue_meta_security: security } = body as { gotrue_meta_security?: unknown }; // an object: checked when it was read
  if (typeof security !== 'object' || security === null || !('captcha_token' in security))
    return null;
  return typeof security.captcha_token === 'string' ? security.captcha_token : null;
}
