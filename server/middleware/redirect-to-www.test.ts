import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { redirectToWww } from './redirect-to-www.ts';

const ask = (siteOrigin: string | null, url: string) =>
  new Hono()
    .use(redirectToWww(siteOrigin))
    .all('*', (context) => context.text('page'))
    .request(url, { headers: { Host: new URL(url).host } });

test('the bare domain redirects to its www host, keeping the path and the query', async () => {
  const answer = await ask('https://www.exemple.fr', 'http://exemple.fr/devis?modele=1');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('https://www.exemple.fr/devis?modele=1');
});

test('a path cannot lead elsewhere', async () => {
  const answer = await ask('https://www.exemple.fr', 'http://exemple.fr//autre.fr/x');
  expect(answer.headers.get('location')).toBe('https://www.exemple.fr//autre.fr/x');
});

test.each([
  ['https://www.exemple.fr', 'http://www.exemple.fr/'],
  ['https://www.exemple.fr', 'http://autre.fr/'],
  ['https://www.exemple.fr', 'http://sous.exemple.fr/'],
  ['https://www.exemple.fr', 'http://localhost/'],
  ['https://www.exemple.fr', 'http://127.0.0.1:3000/'],
  ['https://www.localhost', 'http://localhost/'],
  ['https://exemple.fr', 'http://exemple.fr/'],
  ['https://factures.exemple.fr', 'http://exemple.fr/'],
  [null, 'http://facturier.example/'],
])('of the site %s, %s is answered where it is', async (siteOrigin, url) => {
  expect((await ask(siteOrigin, url)).status).toBe(200);
});
