import type { CaptchaProvider } from '#server/backend/auth/protocol/captcha.ts';
import { VIOLATIONS } from '#server/routes/take-violation.ts';
import type { InlineHashes } from './file-list.ts';

/**
 * Allows a page its own origin, its inline scripts and style attributes by hash, and the sites of
 * `OtherSites`. These are allowed on every page: navigation to a form does not reload the policy.
 * Scripts of other sites insert styles and HTML as they like: beside them, styles are free, and
 * Trusted Types only reported.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  others: OtherSites,
): Record<string, string> {
  const allow = allowSites(others);
  const hasOthers = others.captcha !== null || others.hasChat;
  const hashedStyles = styles.length > 0 ? ["'unsafe-hashes'", ...styles] : [];
  const policy = [
    "default-src 'self'",
    allow('script-src', ["'self'", ...scripts]),
    allow('style-src', ["'self'", ...(hasOthers ? ["'unsafe-inline'"] : hashedStyles)]),
    allow('frame-src', ["'self'"]),
    allow('connect-src', ["'self'"]),
    allow('img-src', ["'self'", 'data:', 'blob:']),
    allow('font-src', ["'self'"]),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
  if (!hasOthers) return { [POLICY]: [...policy, ...TRUSTED_TYPES, REPORT].join('; ') };
  return {
    [POLICY]: [...policy, REPORT].join('; '),
    [`${POLICY}-Report-Only`]: [...TRUSTED_TYPES, REPORT].join('; '),
  };
}

function allowSites({ captcha, hasChat }: OtherSites) {
  const { hosts, directives } = captcha === null ? NO_CAPTCHA : CAPTCHAS[captcha];
  return (directive: Directive, own: readonly string[]) =>
    [
      directive,
      ...own,
      ...(directives.includes(directive) ? hosts : []),
      ...(hasChat ? CRISP[directive] : []),
    ].join(' ');
}

const POLICY = 'Content-Security-Policy';
/** `app/lib/trusted-types.ts` makes the one policy. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default'];
const REPORT = `report-uri ${VIOLATIONS}`;

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
