import { expect, test } from 'vitest';
import { everyPage } from '#content/every-page.ts';
import { site } from '#content/site.ts';
import { writeManifest, writeRobots, writeSitemap } from './site-files.ts';

test('the site map has each public page, with the day its words changed', () => {
  const sitemap = writeSitemap(everyPage);
  for (const { path, updated } of everyPage)
    expect(sitemap).toContain(
      `<loc>${new URL(path, site.origin).href}</loc><lastmod>${updated}</lastmod>`,
    );
  expect(sitemap.match(/<url>/g)).toHaveLength(everyPage.length);
});

test('robots may read every page, among them those that say not to be indexed, and find the site map', () => {
  const robots = writeRobots();
  expect(robots).toContain('Disallow: /rest/v1/');
  expect(robots).not.toContain('/admin');
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(robots).not.toContain('Disallow: /\n');
});

test('the manifest names the product and its icons', () => {
  const { short_name, icons } = JSON.parse(writeManifest());
  expect(short_name).toBe(site.name);
  expect(icons).toHaveLength(3);
});

test('the manifest leads to the six kinds, and to the reader with a file', () => {
  const { shortcuts, share_target, file_handlers } = JSON.parse(writeManifest());
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    ...['/facture-tva', '/facture-auto-entrepreneur', '/devis', '/recu', '/quittance-loyer'],
    '/avoir',
  ]);
  expect(share_target.action).toBe('/lire-facture-electronique');
  expect(share_target.params.files[0].accept).toEqual(
    expect.arrayContaining(['application/pdf', '.pdf', 'application/xml', '.xml']),
  );
  expect(file_handlers[0].action).toBe(share_target.action);
});
