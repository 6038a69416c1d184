import type { PublicPage } from '#content/pages/public-page.ts';
import { site } from '#content/site.ts';
import { absoluteUrl } from './absolute-url.ts';

/** Public pages with the date of their last change (sitemaps.org). */
export function writeSitemap(pages: readonly Pick<PublicPage, 'path' | 'updated'>[]): string {
  const entries = pages.map(
    ({ path, updated }) =>
      `  <url><loc>${absoluteUrl(path)}</loc><lastmod>${updated}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Closes only the API (RFC 9309). Personal pages stay open to crawlers, which find their noindex
 * there.
 */
export function writeRobots(): string {
  const closed = ['/auth/v1/', '/rest/v1/', '/functions/v1/'];
  const lines = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n');
}

/** W3C Web App Manifest. */
export function writeManifest(): string {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: site.title,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    background_color: '#faf8f3',
    theme_color: '#1c5d4a',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  });
}
