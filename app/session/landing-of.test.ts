import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openAccount, write } from '#app/data/account/dossier/open-account.test.support.ts';
import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { setKeeper } from '#app/data/device/keeper.ts';
import { landingOf } from './landing-of.ts';

const server = openAccount('zoe');
let inAccount = 0;
server.answer = () => new Response(null, { headers: { 'Content-Range': `*/${inAccount}` } });

test('the page that was asked for comes first, and who has no document goes home', async () => {
  inAccount = 3;
  expect(await landingOf('/devis?modele=1')).toBe('/devis?modele=1');
  inAccount = 0;
  expect(await landingOf('/')).toBe('/');
});

test('who has documents in the account or on this device goes to them', async () => {
  inAccount = 3;
  expect(await landingOf('/')).toBe('/documents');
  inAccount = 0;
  setKeeper(null);
  await (await openBrowserDatabase()).put('drafts', write('a', 'Pose'));
  setKeeper('zoe');
  expect(await landingOf('/')).toBe('/documents');
});

test('an account that cannot be reached keeps nobody waiting', async () => {
  setKeeper(null);
  await (await openBrowserDatabase()).clear('drafts');
  server.answer = () => new Promise(() => undefined);
  expect(await landingOf('/')).toBe('/');
});
