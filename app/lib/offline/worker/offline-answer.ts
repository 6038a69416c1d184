import { offlinePage } from '../offline-page.ts';

/** Our own page, where the network gives none and none is kept; under a policy of its own. */
export async function makeOfflineAnswer(): Promise<Response> {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src '${await hash(offlinePage.style)}'`,
      `script-src '${await hash(offlinePage.script)}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
  };
  return new Response(offlinePage.html, { status: 503, headers });
}

/** A CSP hash source (CSP 3, 8.4). */
async function hash(source: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source)),
  );
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}
