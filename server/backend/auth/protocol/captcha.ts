import * as z from 'zod/mini';
import { codeOf } from '#server/backend/fault.ts';
import type { AuthRequest } from './auth-request.ts';
import type { AuthService } from './auth-service.ts';
import { fetchOutside, outsideFault, readOutsideJson } from './fetch-outside.ts';
import { makeAuthRefusal } from './problem.ts';

export type CaptchaProvider = 'hcaptcha' | 'turnstile';
export type CaptchaSettings = { provider: CaptchaProvider; siteKey: string; secret: string };

/** Asks « siteverify » whether a person solved the captcha. Throws without a verdict. */
export function createCheckCaptcha(
  { provider, siteKey, secret }: CaptchaSettings,
  url: string = SITE_VERIFY[provider],
): (token: string, clientIp: string) => Promise<boolean> {
  return async (token, clientIp) => {
    const form = { secret, response: token, remoteip: clientIp };
    const response = await fetchOutside(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      // Only hCaptcha checks the site key; Turnstile ties a token to its site by the secret.
      body: new URLSearchParams(
        provider === 'hcaptcha' ? { ...form, sitekey: siteKey } : form,
      ).toString(),
    });
    const parsed = z.safeParse(answerSchema, await readOutsideJson(response));
    if (!parsed.success) throw outsideFault('captcha_unreadable');
    const refusal = parsed.data['error-codes']?.find((code) => OURS.has(code));
    if (refusal !== undefined) throw outsideFault(refusal);
    return parsed.data.success;
  };
}

/**
 * Refuses clients that did not solve the captcha, if one is configured. The secret key is exempt.
 */
export async function requireHuman(service: AuthService, request: AuthRequest): Promise<void> {
  if (service.checkCaptcha === null || request.isServer) return;
  const token = readCaptchaToken(request.body);
  if (token === null)
    throw makeAuthRefusal(
      400,
      'captcha_failed',
      'captcha protection: request disallowed (no captcha_token found)',
    );
  if (!(await ask(service, token, request.clientIp)))
    throw makeAuthRefusal(400, 'captcha_failed', 'captcha protection: request disallowed');
}

async function ask(
  { checkCaptcha, report }: AuthService,
  token: string,
  clientIp: string,
): Promise<boolean | undefined> {
  try {
    return await checkCaptcha?.(token, clientIp);
  } catch (error) {
    report({ event: 'captcha_fault', code: codeOf(error) });
    throw makeAuthRefusal(500, 'unexpected_failure', 'captcha verification process failed');
  }
}

function readCaptchaToken(body: unknown): string | null {
  const { gotrue_meta_security: security } = body as { gotrue_meta_security?: unknown };
  if (typeof security !== 'object' || security === null || !('captcha_token' in security))
    return null;
  const { captcha_token: token } = security;
  return typeof token === 'string' && token !== '' && token.length <= MAX_LENGTH ? token : null;
}

const SITE_VERIFY: Readonly<Record<CaptchaProvider, string>> = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};
/** Mistakes of the operator, which no visitor can correct: these codes are logged. */
const OURS = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'sitekey-secret-mismatch',
  'internal-error',
]);
const MAX_LENGTH = 20_000;
const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z.optional(z.array(z.string())),
});
