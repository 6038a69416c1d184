import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { formatBrief, isMoreThanBrief, readBrief, withBrief } from './brief-text.ts';

const blank: Draft['seller'] = {
  kind: 'company',
  name: '',
  address: { line1: '', postalCode: '', city: '', country: 'FR' },
};

test.each([
  ['Menuiserie Lefèvre', { name: 'Menuiserie Lefèvre' }],
  ['3 Suisses', { name: '3 Suisses' }],
  ['CHARLES', { name: 'CHARLES' }],
  ['732829320', { name: '', siren: '732829320' }],
  ['732 829 320 00074', { name: '', siret: '73282932000074', siren: '732829320' }],
  ['732', { name: '', siren: '732' }],
  ['FR 44 732829320', { name: '', siren: '732829320', vatNumber: 'FR44732829320' }],
  ['DE811907980', { name: '', vatNumber: 'DE811907980' }],
  ['CHE-123.456.789 TVA', { name: '', vatNumber: 'CHE123456789TVA' }],
])('%s goes to its own place', (typed, written) => {
  expect(withBrief(blank, typed)).toEqual({ ...blank, ...written });
});

test('a name typed over a number leaves none of it, and the other way round', () => {
  const numbered = withBrief(blank, '73282932000074');
  expect(withBrief(numbered, 'Lefèvre')).toEqual({ ...blank, name: 'Lefèvre' });
  expect(withBrief(withBrief(blank, 'Lefèvre'), '732829320')).toMatchObject({ name: '' });
});

test('what was typed is read back, numbers in groups', () => {
  expect(readBrief(withBrief(blank, 'Lefèvre'))).toBe('Lefèvre');
  expect(readBrief(withBrief(blank, '732 829 320'))).toBe('732829320');
  expect(formatBrief(withBrief(blank, '732829320'))).toMatch(/^732\s829\s320$/);
  expect(formatBrief(withBrief(blank, 'DE811907980'))).toBe('DE811907980');
  expect(formatBrief(blank)).toBe('');
});

test('a card says more than its field once anything else is known', () => {
  expect(isMoreThanBrief(blank)).toBe(false);
  expect(isMoreThanBrief(withBrief(blank, '73282932000074'))).toBe(false);
  expect(isMoreThanBrief({ ...blank, name: 'Lefèvre', iban: 'FR7612345' })).toBe(false);
  expect(isMoreThanBrief({ ...blank, name: 'Lefèvre', siren: '732829320' })).toBe(true);
  expect(isMoreThanBrief({ ...blank, email: 'a@b.fr' })).toBe(true);
  expect(isMoreThanBrief({ ...blank, address: { ...blank.address, city: 'Paris' } })).toBe(true);
});
