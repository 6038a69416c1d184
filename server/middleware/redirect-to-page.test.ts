import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { redirectToPage } from './redirect-to-page.ts';

const pages = new Set(['/', '/devis', '/articles/taux-tva-france']);
const app = new Hono();
app.all('*', (context) => {
  const redirection = redirectToPage(context, (path) => pages.has(path));
  return redirection ?? context.text('nothing', 404);
});

test.each([
  ['/devis/', '/devis'],
  ['/DEVIS', '/devis'],
  ['/Articles/taux-TVA-france//?de=lettre', '/articles/taux-tva-france?de=lettre'],
])('%s leads to %s for good', async (path, target) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(target);
});

test.each(['/inconnu/', '//devis', '//voleur.example/', '/devis/x', '//'])(
  '%s is near no page',
  async (path) => {
    expect((await app.request(`http://localhost${path}`)).status).toBe(404);
  },
);

test('what is sent is not redirected', async () => {
  expect((await app.request('/devis/', { method: 'POST' })).status).toBe(404);
});
