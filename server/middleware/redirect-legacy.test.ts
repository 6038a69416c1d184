import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { redirectLegacy } from './redirect-legacy.ts';

const app = new Hono();
app.use(redirectLegacy);
app.all('*', (context) => context.text('page'));

test.each([
  ['/?page=facture_avec_tva', '/facture-tva'],
  ['/facture_sans_tva.php', '/facture-auto-entrepreneur'],
  ['/?page=note_credit&de=lettre', '/avoir?de=lettre'],
])('%s moved to %s for good', async (path, target) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(target);
});

test.each(['/', '/?page=inconnue', '/inconnue.php', '/dossier?page=2'])(
  '%s stays where it is',
  async (path) => {
    expect((await app.request(path)).status).toBe(200);
  },
);

test('what is sent is not redirected', async () => {
  expect((await app.request('/?page=devis', { method: 'POST' })).status).toBe(200);
});
