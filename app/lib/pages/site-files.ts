import { SHARE_FIELD, SHARE_TARGET } from '#app/lib/offline/share-target.ts';
import type { Saying } from '#content/deployment.ts';
import { documentPages } from '#content/pages/document-pages.ts';
import type { PublicPage } from '#content/pages/public-page.ts';
import { site } from '#content/site.ts';
import { absoluteUrl } from './absolute-url.ts';

/** Public pages with the date of their last change (sitemaps.org). */
export function writeSitemap(
  pages: readonly Pick<PublicPage, 'path' | 'updated' | 'needs'>[],
): string {
  const entries = pages.map(({ path, updated, needs }) =>
    whenSaid(needs, `  <url><loc>${absoluteUrl(path)}</loc><lastmod>${updated}</lastmod></url>`),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Between the blanks that the server fills, as `WhenSaid` does. */
function whenSaid(setting: Saying | undefined, text: string): string {
  return setting ? `{{#${setting}}}${text}{{/${setting}}}` : text;
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

/** W3C Web App Manifest, with Web Share Target and File Handling. */
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
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#faf8f3',
    theme_color: '#1c5d4a',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: documentPages.map(({ name, path }) => ({
      ...{ name, url: path, icons: [icon('icon-192', 192, 'any')] },
    })),
    share_target: {
      ...{ action: SHARE_TARGET, method: 'POST', enctype: 'multipart/form-data' },
      params: {
        files: [{ name: SHARE_FIELD, accept: Object.entries(INVOICE_FILES).flat(2) }],
      },
    },
    file_handlers: [{ action: SHARE_TARGET, accept: INVOICE_FILES }],
    // A file opens beside the document that is being written.
    launch_handler: { client_mode: 'navigate-new' },
  });
}

/** The formats that the reader of invoices accepts. */
const INVOICE_FILES = {
  'application/pdf': ['.pdf'],
  'application/xml': ['.xml'],
  'text/xml': ['.xml'],
};
