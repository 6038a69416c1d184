import { createHash } from 'node:crypto';

/**
 * What a page may load: its own origin, and the inline scripts that the build wrote into it, each
 * known by its hash (CSP 3, § 8.4).
 */
export function contentSecurityPolicy(html: string) {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)];
  const hashes = new Set(scripts.map(([, source = '']) => `'sha256-${hash(source)}'`));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function hash(source: string) {
  return createHash('sha256').update(source).digest('base64');
}
