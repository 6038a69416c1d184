import { expect, test } from 'vitest';
import { suggestLegalForms } from './suggest-legal-forms.ts';

test('each status has its own forms, found by their letters or their words', () => {
  expect(labels('company', 'eur')).toEqual(['EURL']);
  expect(labels('company', 'actions')).toEqual(['SAS', 'SCA']);
  expect(labels('liberal', 'sel')).toContain('SELARL');
  expect(labels('sci', '')).toContain('SCI');
});

test('a form that is written in full asks for nothing more', () => {
  expect(labels('company', 'SARL')).toEqual([]);
});

function labels(kind: Parameters<typeof suggestLegalForms>[0], text: string): string[] {
  return suggestLegalForms(kind, text).map(({ label }) => label);
}
