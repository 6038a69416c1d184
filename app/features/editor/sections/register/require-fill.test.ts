import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { requireFill } from './require-fill.ts';

const { seller } = requireDraft(samples.menuisier);
const SIREN = '732829320';
const SIRET = '73282932000074';
const empty = { ...seller, name: '', siren: '', siret: '' };

test('a whole number of a card that lacks its name or address may be asked for', () => {
  const ask = (changes: Partial<typeof seller>, field: 'siren' | 'siret' = 'siren') =>
    requireFill({ ...empty, ...changes }, { field, filled: null });
  expect(ask({ siren: '73282932' })).toBeNull();
  expect(ask({ siren: '732829321' })).toBeNull();
  expect(ask({ siren: SIREN })).toBe(SIREN);
  expect(ask({ siren: SIREN, name: 'Dupont' })).toBeNull();
  const address = { ...seller.address, line1: '' };
  expect(ask({ siren: SIREN, name: 'Dupont', address })).toBe(SIREN);
});

test('with both numbers the SIRET is asked for, under its own field', () => {
  const both = { ...empty, siren: SIREN, siret: SIRET };
  expect(requireFill(both, { field: 'siren', filled: null })).toBeNull();
  expect(requireFill(both, { field: 'siret', filled: null })).toBe(SIRET);
});

test('a card that the register has filled is offered again for another number only', () => {
  const whole = { ...seller, siren: SIREN, siret: SIRET };
  expect(requireFill(whole, { field: 'siret', filled: SIREN })).toBeNull();
  expect(requireFill(whole, { field: 'siret', filled: SIRET })).toBeNull();
  expect(requireFill({ ...whole, name: '' }, { field: 'siret', filled: SIRET })).toBeNull();
  expect(requireFill(whole, { field: 'siret', filled: '404833048' })).toBe(SIRET);
  expect(requireFill(whole, { field: 'siret', filled: '73282932000082' })).toBe(SIRET);
});
