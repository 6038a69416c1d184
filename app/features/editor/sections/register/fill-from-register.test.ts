import { expect, test } from 'vitest';
import type { RegisteredCompany } from '#app/data/functions/look-up-companies.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { fillFromRegister, warnOfCompany } from './fill-from-register.ts';

const { buyer } = requireDraft(samples.menuisier);

test('name, numbers and address are those of the register, the rest stays', () => {
  const filled = fillFromRegister({ ...buyer, email: 'a@b.fr' }, GARANCE, { hasVatNumber: true });
  expect(filled).toMatchObject({
    kind: buyer.kind,
    email: 'a@b.fr',
    name: 'CYCLES GARANCE',
    siren: '404833048',
    siret: '40483304800022',
    vatNumber: 'FR83404833048',
    address: { line1: '3 AVENUE FOCH', line2: 'BATIMENT B', postalCode: '69006', city: 'LYON' },
  });
  expect(filled.address.country).toBe('FR');
});

test('numbers of another company do not stay, and no VAT number comes where none is used', () => {
  const former = {
    ...buyer,
    siren: '732829320',
    siret: '73282932000074',
    vatNumber: 'FR44732829320',
  };
  const filled = fillFromRegister(former, { ...GARANCE, siret: '' }, { hasVatNumber: false });
  expect(filled).not.toHaveProperty('siret');
  expect(filled).not.toHaveProperty('vatNumber');
  const same = { ...former, siren: GARANCE.siren, vatNumber: 'FR83404833048' };
  expect(fillFromRegister(same, GARANCE, { hasVatNumber: false }).vatNumber).toBe('FR83404833048');
});

test('an address that is kept private leaves the one that is there', () => {
  const filled = fillFromRegister(buyer, { ...GARANCE, address: null }, { hasVatNumber: true });
  expect(filled.address).toEqual(buyer.address);
});

test('a closed company, another name and a private address are said', () => {
  expect(warnOfCompany(GARANCE, 'Cycles Garance SAS')).toEqual([]);
  expect(warnOfCompany(GARANCE, 'garance')).toEqual([]);
  expect(warnOfCompany(GARANCE, '')).toEqual([]);
  const closed = { ...GARANCE, is_closed: true, closed_on: '2024-03-12', address: null };
  const said = warnOfCompany(closed, 'Vélos Lemoine');
  expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Le registre la dit fermée depuis le 12 mars 2024.',
    'Le registre la nomme « CYCLES GARANCE », et non « Vélos Lemoine ».',
    'Elle ne publie pas son adresse : complétez-la.',
  ]);
});

const GARANCE: RegisteredCompany = {
  siren: '404833048',
  siret: '40483304800022',
  name: 'CYCLES GARANCE',
  is_closed: false,
  closed_on: null,
  vat_number: 'FR83404833048',
  address: { line1: '3 AVENUE FOCH', line2: 'BATIMENT B', postal_code: '69006', city: 'LYON' },
};
