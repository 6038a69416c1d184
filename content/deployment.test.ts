import { expect, test } from 'vitest';
import { describeDeployment, type SaidVariable } from './deployment.ts';

const describe = (said: Partial<Record<SaidVariable, string>>) =>
  describeDeployment(said, { origin: 'https://www.exemple.fr', year: 2026 });

test('nothing is said that the operator does not say, but a name, the address and the years', () => {
  expect(describe({})).toEqual({
    SITE_NAME: 'Facturier',
    SITE_ORIGIN: 'https://www.exemple.fr',
    YEARS_ONLINE: '16',
  });
});

test.each([
  ['en France', true],
  ['En France, à Roubaix', true],
  ['en France (Gravelines)', true],
  ['en France et en Irlande', false],
  ['hors de France', false],
  ['en Allemagne, près de la France', false],
  ['en Franceville', false],
])('data « %s » are in France: %s', (DATA_PLACE, isThere) => {
  expect(describe({ DATA_PLACE }).IN_FRANCE).toBe(isThere ? 'true' : undefined);
});

test('a partner has a name and a link, or there is none', () => {
  const PARTNER_NAME = 'Comptes & Cie';
  const PARTNER_LINK = 'https://partenaire.example/';
  expect(describe({ PARTNER_NAME, PARTNER_LINK })).toMatchObject({ PARTNER_NAME, PARTNER_LINK });
  for (const half of [{ PARTNER_NAME }, { PARTNER_LINK }])
    expect(describe(half)).toEqual(describe({}));
});

test('questions about data go to the operator unless somebody else answers them', () => {
  const OPERATOR_EMAIL = 'bonjour@exemple.fr';
  expect(describe({ OPERATOR_EMAIL }).DATA_PROTECTION_CONTACT).toBe(OPERATOR_EMAIL);
  const other = { OPERATOR_EMAIL, DATA_PROTECTION_CONTACT: 'dpo@exemple.fr' };
  expect(describe(other).DATA_PROTECTION_CONTACT).toBe('dpo@exemple.fr');
});

test.each(['OPERATOR_EMAIL', 'OPERATOR_PHONE', 'OPERATOR_ADDRESS'] as const)(
  '%s is another way to write to the operator',
  (name) => {
    expect(describe({ [name]: 'a' }).OTHER_CONTACT).toBe('true');
  },
);

test.each([
  ['Dupont & Fils « Facturation »', 'dupont-fils-facturation'],
  ['Été à Nîmes', 'ete-a-nimes'],
  ['../../etc', 'etc'],
  ['🧾', 'facturier'],
])('files of « %s » begin by %s', (SITE_NAME, prefix) => {
  expect(describe({ SITE_NAME }).FILE_PREFIX).toBe(prefix);
});
