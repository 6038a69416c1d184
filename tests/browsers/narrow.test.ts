import { describe, expect, test } from 'vitest';
import { BROWSERS, enter, expectNoFault } from './browsers.ts';
import { KINDS } from './fill-kinds.ts';
import type { Visitor } from './visitor.ts';

const PATHS = [
  '/',
  ...KINDS.map(({ path }) => path),
  '/dossier',
  '/recherche?q=tva',
  '/archivage-legal-factures',
];

describe.each(BROWSERS)('in $browser', ({ open }) => {
  test('no page is wider than a phone, and none is drawn anew', async () => {
    const visitor = await enter({ open });
    await visitor.resize(360);
    for (const path of PATHS) {
      await visitor.open(path);
      await expect.poll(() => visitor.look(() => innerWidth)).toBe(360);
      await expect.poll(() => visitor.look(readOverflow), { message: path }).toBe(0);
      await expectNoFault(visitor);
    }
  });

  test('the menu of a phone opens, and leads', async () => {
    const visitor = await enter({ open });
    await visitor.resize(360);
    await visitor.open('/relance');
    await visitor.press({ role: 'button', name: 'Ouvrir le menu' });
    await visitor.press({ role: 'link', name: 'Devis', inside: 'Facturier' });
    await expectPath(visitor, '/devis');
    await expectNoFault(visitor);
  });
});

function expectPath(visitor: Visitor, path: string) {
  return expect.poll(() => visitor.look(() => location.pathname)).toBe(path);
}

function readOverflow() {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
