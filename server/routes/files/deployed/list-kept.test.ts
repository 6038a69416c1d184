import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listKept } from './list-kept.ts';

const SERVED = [
  ['/', '<p>Accueil'],
  ['/_.data', 'accueil'],
  ['/admin', '<p>Administration'],
  ['/articles/devis', '<p>Devis'],
  ['/articles/devis.data', 'devis'],
  ['/assets/manifest-1a2b3c.js', 'manifest'],
  ['/assets/empty-1234567.js', ''],
  ['/assets/shell-1234567.js', 'shell'],
  ['/auth-confirm', '<p>Lien'],
  ['/devis', '<p>Éditeur'],
  ['/fonts/sheet-sans-latin-regular.ttf.z', 'font'],
  ['/fonts/OFL.txt', 'licence'],
  ['/og/devis.png', 'picture'],
] as const;

function list(change: Partial<Record<string, string>> = {}) {
  return listKept(
    SERVED.map(([path, text]) => ({
      path,
      bytes: Buffer.from(change[path] ?? text),
      isPage: text.startsWith('<p>'),
    })),
  );
}

test('the site is kept by the content of its files; pages to read once they are visited', () => {
  const { version, assets, files, onVisit } = list();
  expect(version).toBe('1a2b3c');
  expect(assets).toEqual(['/assets/manifest-1a2b3c.js', '/assets/shell-1234567.js']);
  expect(Object.keys(files).toSorted()).toEqual([
    ...['/', '/_.data', '/devis', '/fonts/sheet-sans-latin-regular.ttf.z'],
  ]);
  const hash = createHash('sha256').update('<p>Éditeur').digest('base64');
  expect(files['/devis']).toBe(`sha256-${hash}`);
  expect(Object.keys(onVisit)).toEqual(['/articles/devis']);
  expect(Object.keys(onVisit['/articles/devis'] ?? {})).toEqual([
    ...['/articles/devis', '/articles/devis.data'],
  ]);
});

test('a build whose words alone changed is another one', () => {
  expect(list().id).toBe(list().id);
  expect(list({ '/articles/devis.data': 'autre' }).id).not.toBe(list().id);
  expect(list({ '/og/devis.png': 'autre' }).id).toBe(list().id);
});

test('without the one manifest that tells builds apart, there is no build', () => {
  expect(() => listKept([])).toThrow('One manifest');
});
