import { describe, expect, test } from 'vitest';
import { BROWSERS, enter, expectNoFault } from './browsers.ts';

describe.each(BROWSERS)('in $browser', ({ open }) => {
  test('a search answers what is typed', async () => {
    const visitor = await enter({ open });
    await visitor.open('/recherche');
    await visitor.write('Que cherchez-vous ?', 'rembourser');
    const countResults = () =>
      visitor.look(() => document.querySelectorAll('main li a[href^="/"]').length);
    await expect.poll(countResults).toBeGreaterThan(3);
    await expectNoFault(visitor);
  });
});
