import { expect, test } from 'vitest';
import type { RegisteredCompany } from '#app/data/functions/look-up-companies.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { fillFromRegister, warnOfCompany } from './fill-from-register.ts';
import { GARANCE as HEAD_OFFICE } from './garance.test.support.ts';

const { buyer } = requireDraft(samples.menuisier);

test('name, numbers and address are those of the register in written case, the rest stays', () => {
  const filled = fillFromRegister({ ...buyer, email: 'a@b.fr' }, GARANCE, { hasVatNumber: true });
  expect(filled).toMatchObject({
    kind: buyer.kind,
    email: 'a@b.fr',
    name: 'Cycles Garance',
    siren: '404833048',
    siret: '40483304800022',
    vatNumber: 'FR83404833048',
    address: { line1: '3 avenue Foch', line2: 'Bâtiment B', postalCode: '69006', city: 'Lyon' },
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
    'Le registre la nomme « Cycles Garance », et non « Vélos Lemoine ».',
    'Elle ne publie pas son adresse : complétez-la.',
  ]);
});

test('what was printed of another company goes, and what is typed of this one stays', () => {
  const former = { ...buyer, siren: '732829320', tradeName: 'Dupont', routingCode: 'A1' };
  const filled = fillFromRegister(former, GARANCE, { hasVatNumber: true });
  expect(filled).not.toHaveProperty('tradeName');
  expect(filled).not.toHaveProperty('routingCode');
  const same = { ...former, siren: GARANCE.siren };
  expect(fillFromRegister(same, GARANCE, { hasVatNumber: true })).toMatchObject({
    tradeName: 'Dupont',
    routingCode: 'A1',
  });
});

test('a name that is kept private leaves the one that is typed', () => {
  const hidden = { ...GARANCE, name: '', trade_name: 'Vélos du quai' };
  const typed = { ...buyer, siren: GARANCE.siren, name: 'Lou Garance' };
  expect(fillFromRegister(typed, hidden, { hasVatNumber: true })).toMatchObject({
    name: 'Lou Garance',
    tradeName: 'Vélos du quai',
  });
  const other = { ...typed, siren: '732829320' };
  expect(fillFromRegister(other, hidden, { hasVatNumber: true }).name).toBe('');
});

test('an establishment that has closed, and names that are private, are said', () => {
  const here = { is_closed: true, is_closed_here_only: true, closed_on: '2024-03-12' };
  const say = (changes: Partial<RegisteredCompany>) =>
    warnOfCompany({ ...GARANCE, ...changes }, 'Lou').map((text) => text.replaceAll('\u00a0', ' '));
  expect(say({ ...here, name: '' })).toEqual([
    'Le registre dit cet établissement fermé depuis le 12 mars 2024.',
    'Elle ne publie pas son nom : complétez-le.',
  ]);
  expect(say({ name: '', address: null })).toEqual([
    'Elle ne publie ni son nom ni son adresse : complétez-les.',
  ]);
});

test('a SIRET that the register does not know stays with its company, and is said', () => {
  const unknown = { ...GARANCE, siret: '' };
  const siret = '40483304800030';
  const typed = { ...buyer, siren: GARANCE.siren, siret };
  expect(fillFromRegister(typed, unknown, { hasVatNumber: true }).siret).toBe(siret);
  expect(warnOfCompany(unknown, '', siret).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Le registre ne connaît pas cet établissement : vérifiez son adresse.',
  ]);
  expect(warnOfCompany(GARANCE, '', siret)).toEqual([]);
  expect(warnOfCompany(unknown, '', '73282932000074')).toEqual([]);
});

const GARANCE: RegisteredCompany = {
  ...HEAD_OFFICE,
  address: { ...HEAD_OFFICE.address, line2: 'BATIMENT B' },
};
