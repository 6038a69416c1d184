import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { RATE_RULES } from '#server/middleware/limit-rate.ts';
import { openSmallApp } from '#server/test/small-app.ts';

const { app, backend, lines, settings } = await openSmallApp();

const report = {
  'document-uri': 'https://site.example/devis?jeton=secret',
  'effective-directive': 'style-src-attr',
  'violated-directive': 'style-src-attr',
  'blocked-uri': 'inline',
  'script-sample': 'jeanne@exemple.fr',
  'source-file': 'chrome-extension://abc/content.js',
  disposition: 'enforce',
};
const send = (body: unknown, to = app) =>
  to.request('/violations', {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify(body),
  });
const violations = () => lines.filter(({ event }) => event === 'violation');

test('a violation is logged with its page, and nothing of what was blocked', async () => {
  expect((await send({ 'csp-report': report })).status).toBe(204);
  expect(violations()).toEqual([
    {
      event: 'violation',
      directive: 'style-src-attr',
      blocked: 'inline',
      page: '/devis',
      isEnforced: true,
    },
  ]);
});

test('addresses are not repeated, neither of the page nor of what was blocked', async () => {
  lines.length = 0;
  const other = {
    'document-uri': 'https://site.example/jeanne',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://jeanne.example/',
    disposition: 'report',
  };
  expect((await send({ 'csp-report': other })).status).toBe(204);
  expect(violations()).toEqual([
    {
      event: 'violation',
      directive: 'script-src-elem',
      blocked: 'url',
      page: '*',
      isEnforced: false,
    },
  ]);
});

test.each([null, {}, { 'csp-report': { ...report, 'effective-directive': 'jeanne' } }])(
  '%j is no report',
  async (body) => {
    expect((await send(body)).status).toBe(400);
  },
);

test('a network that reports without end is not logged, and may still use the rest', async () => {
  lines.length = 0;
  const limited = createApp({ ...settings, backend });
  const { points } = RATE_RULES.violation;
  for (let sent = 0; sent < points; sent++) await send({ 'csp-report': report }, limited);
  expect((await send({ 'csp-report': report }, limited)).status).toBe(429);
  expect(violations()).toHaveLength(points);
  expect((await limited.request('/config.json')).status).toBe(200);
});

test('a report of more than 20 kB is refused', async () => {
  expect((await send({ 'csp-report': { ...report, sample: 'a'.repeat(20_000) } })).status).toBe(
    413,
  );
});
