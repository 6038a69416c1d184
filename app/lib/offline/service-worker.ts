import { offlinePage } from './offline-page.ts';

/**
 * The service worker: serves our offline page when the network fails. It caches nothing, neither
 * pages nor documents, and handles navigations only.
 */
export async function writeServiceWorker(): Promise<string> {
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
  return `const page = ${JSON.stringify(offlinePage.html)};
const init = ${JSON.stringify({ status: 503, headers })};

addEventListener('install', (event) => {
  skipWaiting();
  // Where supported, requests other than navigations bypass the worker.
  event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' }).catch(() => undefined);
});

// The page is requested while the worker starts.
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event));
});

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return new Response(page, init);
  }
}
`;
}

/** A CSP hash source (CSP 3, 8.4). */
async function hash(source: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source)),
  );
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}
