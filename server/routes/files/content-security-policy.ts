import type { CaptchaProvider } from '#server/backend/auth/protocol/captcha.ts';

/**
 * Allows a page its own origin, its inline scripts by hash (CSP 3, 8.4), « sha256-… », and the
 * sites of `OtherSites`. The captcha’s hosts are allowed on every page: navigation to a form does
 * not reload the policy.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { captcha, hasChat }: OtherSites,
) {
  const hashes = scripts.map((hash) => `'${hash}'`);
  const { hosts, directives } = captcha === null ? NO_CAPTCHA : CAPTCHAS[captcha];
  const allow = (directive: Directive, own: string) =>
    [
      directive,
      own,
      ...(directives.includes(directive) ? hosts : []),
      ...(hasChat ? CRISP[directive] : []),
    ].join(' ');
  return [
    "default-src 'self'",
    allow('script-src', ["'self'", ...hashes].join(' ')),
    allow('style-src', "'self' 'unsafe-inline'"),
    allow('frame-src', "'self'"),
    allow('connect-src', "'self'"),
    allow('img-src', "'self' data: blob:"),
    ...(hasChat ? [allow('font-src', "'self'")] : []),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

export type OtherSites = { captcha: CaptchaProvider | null; hasChat: boolean };

type Directive = 'script-src' | 'style-src' | 'frame-src' | 'connect-src' | 'img-src' | 'font-src';
type Captcha = { hosts: readonly string[]; directives: readonly Directive[] };

const NO_CAPTCHA: Captcha = { hosts: [], directives: [] };
/**
 * From docs.hcaptcha.com and developers.cloudflare.com/turnstile/reference/content-security-policy.
 */
const CAPTCHAS: Readonly<Record<CaptchaProvider, Captcha>> = {
  hcaptcha: {
    hosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    directives: ['script-src', 'style-src', 'frame-src', 'connect-src'],
  },
  turnstile: {
    hosts: ['https://challenges.cloudflare.com'],
    directives: ['script-src', 'frame-src'],
  },
};
/** From docs.crisp.chat (« Content Security Policy »). */
const CRISP: Readonly<Record<Directive, readonly string[]>> = {
  'script-src': ['https://client.crisp.chat', 'https://settings.crisp.chat'],
  'style-src': ['https://client.crisp.chat'],
  'frame-src': ['https://game.crisp.chat'],
  'connect-src': [
    'https://client.crisp.chat',
    'https://storage.crisp.chat',
    'wss://client.relay.crisp.chat',
    'wss://stream.relay.crisp.chat',
  ],
  'img-src': [
    'https://client.crisp.chat',
    'https://image.crisp.chat',
    'https://storage.crisp.chat',
  ],
  'font-src': ['https://client.crisp.chat'],
};
