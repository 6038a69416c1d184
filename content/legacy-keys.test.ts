import { expect, test } from 'vitest';
import { everyPage } from './every-page.ts';
import { findLegacyTarget } from './find-legacy-target.ts';
import { legacyKeys } from './legacy-keys.ts';

const find = (address: { pathname: string; search: string }) =>
  findLegacyTarget(address, legacyKeys);

/** Names in the specification. */
const NAMED = {
  facture_avec_tva: '/facture-tva',
  facture_sans_tva: '/facture-auto-entrepreneur',
  devis: '/devis',
  recu: '/recu',
  quittance: '/quittance-loyer',
  avoir: '/avoir',
  note_credit: '/avoir',
  condition: '/cgu',
  qui_sommes_nous: '/mentions-legales',
};
const paths = new Set<string>(everyPage.map(({ path }) => path));
const named = Object.entries(NAMED).filter(([, path]) => paths.has(path));

test.each(named)('the key %s of the older site leads to %s', (key, path) => {
  expect(find({ pathname: '/', search: `?page=${key}` })).toBe(path);
  expect(find({ pathname: `/${key}.php`, search: '' })).toBe(path);
  expect(find({ pathname: `/ancien/${key}.php`, search: '' })).toBe(path);
});

test('every public page and article has a key, and each key one page', () => {
  expect([...paths].filter((path) => ![...legacyKeys.values()].includes(path))).toEqual([]);
  expect([...legacyKeys.values()].filter((path) => !paths.has(path))).toEqual([]);
  const own = everyPage.flatMap(({ legacyKeys: keys = [] }) => keys);
  expect(own.filter((key, index) => own.indexOf(key) !== index)).toEqual([]);
  for (const key of legacyKeys.keys()) expect(key).toMatch(/^[a-z0-9_]+$/);
});

test('no two pages ask for the same key', () => {
  const keys = everyPage.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test.each([
  { pathname: '/', search: '?page=inconnue' },
  { pathname: '/inconnue.php', search: '' },
  { pathname: '/dossier', search: '?page=2' },
  { pathname: '/devis', search: '' },
  { pathname: '/_.data', search: '?page=devis' },
  { pathname: '/rest/v1/documents', search: '?page=devis' },
  { pathname: '/', search: '?page=constructor' },
])('$pathname$search is no address of the older site', (address) => {
  expect(find(address)).toBeNull();
});

test('what else an address asked for goes along', () => {
  const address = { pathname: '/', search: '?utm_source=lettre&page=devis' };
  expect(find(address)).toBe('/devis?utm_source=lettre');
});
