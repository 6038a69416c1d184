import { expect, test } from 'vitest';
import { fillFile, fillWorker, hasAnyBlank } from './fill-file.ts';

const NAME = `</script>"L’Étude" & {{SITE_ORIGIN}} $&`;
const deployment = { SITE_NAME: NAME, SITE_ORIGIN: 'https://www.exemple.fr' };

test('a page has each value as its place asks', () => {
  const filled = fillFile(
    'devis/index.html',
    `<script>self.deployment={{DEPLOYMENT}};start("{{")</script><title>Devis | {{SITE_NAME}}</title>
<script type="application/ld+json">{"name":"{{SITE_NAME}}","url":"{{SITE_ORIGIN}}"}</script>
<link rel="canonical" href="{{SITE_ORIGIN}}/devis">{{#RATING_LINK}}<p>4,5/5</p>{{/RATING_LINK}}`,
    deployment,
  );
  const [, first = '', title, json = '', rest] =
    /^<script>self\.deployment=(.*);start\("\{\{"\)<\/script><title>([^<]*)<\/title>\n<script[^>]*>([^<]*)<\/script>\n(.*)$/.exec(
      filled,
    ) ?? [];
  expect(JSON.parse(first)).toEqual(deployment);
  expect(title).toBe('Devis | &#60;/script&#62;&#34;L’Étude&#34; &#38; {{SITE_ORIGIN}} $&#38;');
  expect(JSON.parse(json)).toEqual({ name: NAME, url: 'https://www.exemple.fr' });
  expect(rest).toBe('<link rel="canonical" href="https://www.exemple.fr/devis">');
});

test('other files have them by the rules of their format', () => {
  const xml = fillFile('sitemap.xml', '<loc>{{SITE_NAME}}</loc>', deployment);
  expect(xml).toContain('&#60;/script&#62;');
  const manifest = fillFile('site.webmanifest', '{"name":"{{SITE_NAME}}"}', deployment);
  expect(JSON.parse(manifest)).toEqual({ name: NAME });
  const robots = fillFile('robots.txt', 'Sitemap: {{SITE_ORIGIN}}/sitemap.xml', deployment);
  expect(robots).toBe('Sitemap: https://www.exemple.fr/sitemap.xml');
});

test('blanks where nothing would write them rightly are a fault of the build', () => {
  const code = '<script>enqueue("[\\"{{SITE_NAME}}\\"]")</script>';
  expect(() => fillFile('index.html', code, deployment)).toThrow('A script has blanks');
  expect(() => fillFile('devis.data', '{{SITE_NAME}}', deployment)).toThrow(
    'devis.data has blanks',
  );
});

test('a worker is told what is said, and of the other files', () => {
  const built = { id: '{{DEPLOYMENT}}', assets: ['/assets/$&.js'] };
  const code = fillWorker('self.deployment={{DEPLOYMENT}};self.built={{BUILT}};', {
    ...{ deployment, built },
  });
  const self: { deployment?: unknown; built?: unknown } = {};
  new Function('self', code)(self);
  expect(self).toEqual({ deployment, built });
});

test('a file waits for what is said, or does not', () => {
  expect(['{{DEPLOYMENT}}', 'a{{SITE_NAME}}', '{{x}}'].map(hasAnyBlank)).toEqual([
    true,
    true,
    false,
  ]);
});
