import { expect, test } from 'vitest';
import { listOperatorWarnings } from './list-operator-warnings.ts';

const here = {
  ...{ host: '127.0.0.1', siteOrigin: null, supportEmail: null, said: {}, trustedProxies: 0 },
};
const said = {
  OPERATOR_NAME: 'Ana Costa',
  OPERATOR_ADDRESS: '1 rue du Port, 44000 Nantes',
  OPERATOR_EMAIL: 'ana@exemple.fr',
  PUBLICATION_DIRECTOR: 'Ana Costa',
  HOSTING_NAME: 'Serveurs de Loire',
  HOSTING_ADDRESS: '2 quai du Port, 44000 Nantes',
  DATA_PLACE: 'en France, à Nantes',
};
const open = {
  ...{ ...here, host: '0.0.0.0', siteOrigin: 'https://www.exemple.fr', said },
  supportEmail: 'aide@exemple.fr',
};

test('nothing is said of a site that only this machine visits, nor of one that is whole', () => {
  expect(listOperatorWarnings(here, 'http://127.0.0.1:3000')).toEqual([]);
  expect(listOperatorWarnings(open, 'http://127.0.0.1:3000')).toEqual([]);
  const partner = { PARTNER_NAME: 'Compta SAS', PARTNER_LINK: 'https://compta.example' };
  const whole = { ...open, said: { ...said, ...partner } };
  expect(listOperatorWarnings(whole, 'http://127.0.0.1:3000')).toEqual([]);
});

test.each([
  [{ siteOrigin: null }, 'SITE_ORIGIN n’est pas donné'],
  [{ said: { ...said, DATA_PLACE: undefined } }, 'il manque DATA_PLACE : '],
  [{ said: {} }, 'il manque OPERATOR_NAME, OPERATOR_ADDRESS, '],
  [{ said: { ...said, PARTNER_NAME: 'Compta SAS' } }, 'PARTNER_NAME et PARTNER_LINK vont ensemble'],
  [{ said: { ...said, PARTNER_LINK: 'https://c.fr' } }, 'sans les deux, aucune offre'],
  [{ supportEmail: null }, 'SUPPORT_EMAIL n’est pas donné'],
])('an open site with %o is warned', (missing, words) => {
  const warnings = listOperatorWarnings({ ...open, ...missing }, 'http://127.0.0.1:3000');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(words);
});
