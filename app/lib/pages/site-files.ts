import type { PublicPage } from '#content/pages/public-page.ts';
import { site } from '#content/site.ts';
import { absoluteUrl } from './absolute-url.ts';

/** Every public page and the day its words last changed (sitemaps.org). */
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
 * Everything may be read but what programs ask for (RFC 9309). Pages of one person may: they say
 * themselves that they must not be indexed.
 */
export function writeRobots(): string {
  const closed = ['/auth/v1/', '/rest/v1/', '/functions/v1/'];
  const lines = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n');
}

/** What a phone that keeps the site among its applications must know (W3C Web App Manifest). */
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
