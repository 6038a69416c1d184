import { expect, test } from 'vitest';
import { readLegalCategory } from './read-legal-category.ts';

test.each([
  ['1000', { kind: 'sole-trader' }],
  ['5202', { kind: 'company', legalForm: 'SNC' }],
  ['5485', { kind: 'liberal', legalForm: 'SELARL' }],
  ['5498', { kind: 'company', legalForm: 'EURL' }],
  ['5499', { kind: 'company', legalForm: 'SARL' }],
  ['5599', { kind: 'company', legalForm: 'SA' }],
  ['5632', { kind: 'company' }],
  ['5710', { kind: 'company', legalForm: 'SAS' }],
  ['5720', { kind: 'company', legalForm: 'SASU' }],
  ['6540', { kind: 'sci', legalForm: 'SCI' }],
  ['6571', { kind: 'liberal', legalForm: 'SCP' }],
  ['9220', { kind: 'association' }],
  ['7210', undefined],
  ['6220', undefined],
])('who sells as %s', (code, seller) => {
  expect(readLegalCategory(code).seller).toEqual(seller);
});

test.each([
  ['1000', { kind: 'business' }],
  ['5710', { kind: 'business' }],
  ['7210', { kind: 'public' }],
  ['7364', { kind: 'public', publicBody: 'hospital' }],
  ['9220', { kind: 'association' }],
  ['4110', undefined],
  ['9300', undefined],
])('a client of the category %s', (code, buyer) => {
  expect(readLegalCategory(code).buyer).toEqual(buyer);
});

test('no category says nothing', () => {
  expect(readLegalCategory(null)).toEqual({});
});
