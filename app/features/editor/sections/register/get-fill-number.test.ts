import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { type CompanyNumberField, getFillNumber } from './get-fill-number.ts';

const { seller, buyer } = requireDraft(samples.menuisier);
const SIREN = '732829320';
const SIRET = '73282932000074';
const empty = { ...seller, name: '', siren: '', siret: '' };

test('a whole number of a card that lacks its name or address may be asked for', () => {
  const ask = (changes: Partial<typeof seller>, field: CompanyNumberField = 'siren') =>
    getFillNumber({ ...empty, ...changes }, { isAlone: false, field, filled: null });
  expect(ask({ siren: '73282932' })).toBeNull();
  expect(ask({ siren: '732829321' })).toBeNull();
  expect(ask({ siren: SIREN })).toBe(SIREN);
  expect(ask({ siren: SIREN, name: 'Dupont' })).toBeNull();
  const address = { ...seller.address, line1: '' };
  expect(ask({ siren: SIREN, name: 'Dupont', address })).toBe(SIREN);
});

test('with both numbers the SIRET is asked for, under its own field', () => {
  const both = { ...empty, siren: SIREN, siret: SIRET };
  expect(getFillNumber(both, { isAlone: false, field: 'siren', filled: null })).toBeNull();
  expect(getFillNumber(both, { isAlone: false, field: 'siret', filled: null })).toBe(SIRET);
});

test('a card that the register has filled is offered again for another number only', () => {
  const whole = { ...seller, siren: SIREN, siret: SIRET };
  expect(getFillNumber(whole, { isAlone: false, field: 'siret', filled: SIREN })).toBeNull();
  expect(getFillNumber(whole, { isAlone: false, field: 'siret', filled: SIRET })).toBeNull();
  expect(
    getFillNumber({ ...whole, name: '' }, { isAlone: false, field: 'siret', filled: SIRET }),
  ).toBeNull();
  expect(getFillNumber(whole, { isAlone: false, field: 'siret', filled: '404833048' })).toBe(SIRET);
  expect(getFillNumber(whole, { isAlone: false, field: 'siret', filled: '73282932000082' })).toBe(
    SIRET,
  );
});

test('a card that was emptied again is offered again', () => {
  const undone = {
    ...empty,
    siren: SIREN,
    siret: SIRET,
    address: { ...seller.address, line1: '' },
  };
  const options = { field: 'siret', isAlone: false } as const;
  expect(getFillNumber(undone, { ...options, filled: SIRET })).toBe(SIRET);
  // A private name or address stays empty after every lookup.
  expect(getFillNumber({ ...undone, name: 'Dupont' }, { ...options, filled: SIRET })).toBeNull();
});

test('a SIREN that shows alone offers the SIRET it was split from', () => {
  const card = { ...buyer, name: '', siren: SIREN, siret: SIRET };
  const options = { field: 'siren', filled: null, isAlone: true } as const;
  expect(getFillNumber(card, options)).toBe(SIRET);
  expect(getFillNumber({ ...card, siret: '' }, options)).toBe(SIREN);
  expect(getFillNumber({ ...card, siren: '404833048' }, options)).toBe('404833048');
  expect(getFillNumber({ ...card, siren: '73282932' }, options)).toBeNull();
  expect(getFillNumber(card, { ...options, filled: SIRET })).toBeNull();
  const other = { ...buyer, siren: SIREN, siret: SIRET };
  expect(getFillNumber(other, { ...options, filled: '404833048' })).toBe(SIRET);
});
