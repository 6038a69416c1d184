import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { listOperatorWarnings } from './list-operator-warnings.ts';

const here = { host: '127.0.0.1', siteOrigin: null, supportEmail: null, trustedProxies: 0 };
const open = { ...here, host: '0.0.0.0', siteOrigin: site.origin, supportEmail: 'aide@exemple.fr' };

test('nothing is said of a site that only this machine visits, nor of one that is whole', () => {
  expect(listOperatorWarnings(here, 'http://127.0.0.1:3000')).toEqual([]);
  expect(listOperatorWarnings(open, 'http://127.0.0.1:3000')).toEqual([]);
});

test.each([
  [{ siteOrigin: null }, 'SITE_ORIGIN n’est pas donné'],
  [{ siteOrigin: 'https://www.exemple.fr' }, `content/site.ts dit ${site.origin}`],
  [{ supportEmail: null }, 'SUPPORT_EMAIL n’est pas donné'],
])('an open site with %o is warned', (missing, words) => {
  const warnings = listOperatorWarnings({ ...open, ...missing }, 'http://127.0.0.1:3000');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(words);
});
