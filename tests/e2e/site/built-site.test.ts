import { globSync, readFileSync } from 'node:fs';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect } from 'playwright/test';
import { site } from '#content/site.ts';
import { BUILD_ORIGIN, readBuild } from '../journey/builds/serve-build.ts';
import { test } from '../journey/journey.ts';

const folder = 'build/client';
const files = readBuild();
const pages = Array.from(files, ([path, { file, bytes }]) => ({
  path,
  file,
  html: `${bytes}`,
})).filter(({ file }) => file.endsWith('index.html'));
const idsOf = new Map(
  pages.map(({ path, html }) => [
    path,
    new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)),
  ]),
);

test('what both builds hold is published once, and no name lists who uses it', {
  tag: '@core',
}, () => {
  const lists = globSync(`${folder}/assets/*.txt`).map((file) => readFileSync(file, 'utf8'));
  expect(lists.length).toBeGreaterThan(0);
  expect(new Set(lists).size).toBe(lists.length);
  expect(globSync(`${folder}/assets/*~*`)).toEqual([]);
});

test('each page asks for its style sheet before any script', { tag: '@core' }, () => {
  const late = pages.filter(({ html }) => {
    const sheet = html.search(/<link rel="preload"[^>]* as="style"/);
    return sheet === -1 || html.slice(0, sheet).includes('modulepreload');
  });
  expect(late.map(({ path }) => path)).toEqual([]);
});

test('no link of the built site is dead, anchors included', { tag: '@core' }, () => {
  const dead = pages.flatMap(({ path, html }) =>
    listLinks(html)
      .filter((link) => !leadsSomewhere(link, path))
      .map((link) => `${path} → ${link}`),
  );
  expect([...new Set(dead)]).toEqual([]);
});

test('the HTML of each built page is valid', { tag: '@core' }, async () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({ extends: ['html-validate:document'], rules: RULES }),
  );
  const faults: string[] = [];
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(
      html.replace(/<script\b.*?<\/script>/gs, ''),
    );
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        faults.push(`${path} ${line}:${column} ${ruleId} ${message}`);
  }
  expect(faults.slice(0, 20)).toEqual([]);
});

test('the home page says who publishes the site, as the specification asks', {
  tag: '@core',
}, () => {
  const home = pages.find(({ path }) => path === '/')?.html ?? '';
  const data = [...home.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(data.map(([, json = '']) => JSON.parse(json))).toContainEqual(
    expect.objectContaining({
      '@type': 'Organization',
      name: site.name,
      url: BUILD_ORIGIN,
      logo: expect.stringContaining(BUILD_ORIGIN),
      description: site.description,
      foundingDate: '2010',
      areaServed: { '@type': 'Country', name: 'France' },
      contactPoint: expect.objectContaining({
        contactType: 'customer service',
        availableLanguage: 'French',
      }),
    }),
  );
});

test('no sign of the built pages can begin a line, nor stay behind its number', {
  tag: '@core',
}, () => {
  const broken = pages.flatMap(({ path, html }) =>
    listTexts(html).flatMap((text) =>
      [...text.matchAll(BREAKABLE)].map(([words]) => `${path} ${words}`),
    ),
  );
  expect([...new Set(broken)]).toEqual([]);
});

/** No breakable space beside « ; : ! ? % € » and guillemets, or after « art. » and « n° ». */
const BREAKABLE = /.{0,30}(?: [;:!?»%€](?=\s|$)|« |(?:art\.|n°) (?=\d)).{0,20}/g;

/** The texts of a page without code, drawings and scripts. */
function listTexts(html: string): string[] {
  const body = html
    .replace(/^.*<body/s, '<body')
    .replace(/<(script|style|pre|code|svg)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?(?:strong|em|a|b|i|span|time|abbr)\b[^>]*>/g, '');
  return body.split(/<[^>]*>/).map((text) => text.replaceAll('&nbsp;', '\u00a0'));
}

/** Links to this site in anchors, images and files. */
function listLinks(html: string): string[] {
  const body = html.replace(/<script\b.*?<\/script>/gs, '');
  const links = [...body.matchAll(/\s(?:href|src)="(\/[^"]*|#[^"]*)"/g)];
  return links.map(([, link = '']) => link.replaceAll('&amp;', '&'));
}

function leadsSomewhere(link: string, from: string): boolean {
  const { pathname, hash } = new URL(link, `https://site.example${from}`);
  const page = pathname === '/' ? '/' : pathname.replace(/\/$/, '');
  // With « = », the fragment is data that fills in a draft.
  if (hash !== '' && !hash.includes('=') && idsOf.has(page))
    return idsOf.get(page)?.has(decodeURIComponent(hash.slice(1))) === true;
  return files.has(page) || idsOf.has(page);
}

/** Faults only, no matters of taste. */
const RULES: ConfigData['rules'] = {
  'attribute-allowed-values': 'error',
  'close-order': 'error',
  deprecated: 'error',
  'duplicate-id': 'off',
  'element-permitted-content': 'error',
  'element-permitted-occurrences': 'error',
  'element-permitted-order': 'error',
  'element-required-ancestor': 'error',
  'element-required-attributes': 'error',
  'element-required-content': 'error',
  'form-dup-name': 'off',
  // A page that waits for its user has no heading yet.
  'heading-level': 'off',
  'map-dup-name': 'error',
  'no-dup-attr': 'error',
  'no-dup-id': 'error',
  'no-missing-references': 'error',
  'no-redundant-for': 'error',
  // Only for files of other origins.
  'require-sri': 'off',
  'valid-id': ['error', { relaxed: true }],
  'wcag/h30': 'error',
  'wcag/h37': 'error',
};
