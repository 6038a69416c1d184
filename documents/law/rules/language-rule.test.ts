import { expect, test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
} from './judge.test.support.ts';
import { judgeSample } from './judge-sample.test.support.ts';

const inEnglish =
  (country: string): Edit =>
  (draft) => {
    draft.language = 'en';
    draft.buyer.address.country = country;
  };

test('English to a customer in France is warned, with the way back', () => {
  expectNotApplicable('french-language');
  expectSatisfied('french-language', inEnglish('DE'));
  expectMissing('french-language', inEnglish('FR'), { severity: 'warning', field: 'language' });
  expect(judge('french-language', inEnglish('RE')).proposal?.changes).toEqual({ language: 'fr' });
});

test('so is English to a tenant, and on a receipt', () => {
  for (const name of ['quittance-entree', 'recu-acompte', 'devis-plombier'] as const)
    expect(judgeSample(name, 'french-language', { language: 'en' }).state, name).toBe('missing');
});
