import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { groupParties, keyOfParty } from './group-parties.ts';

type Buyer = Draft['buyer'];
const { buyer: sample } = requireDraft(samples.menuisier);
const { siren: _siren, siret: _siret, vatNumber: _vat, email: _email, ...plain } = sample;
const [LYON, NICE] = ['40483304800022', '40483304800030'];

const party = (name: string, change: Partial<Buyer> = {}, postalCode = '69001'): Buyer => ({
  ...{ ...plain, name },
  ...change,
  address: { ...plain.address, postalCode },
});

/** The documents of each group; they are named by their places, the newest first. */
function group(...parties: Buyer[]) {
  const namings = parties.map((one, place) => ({ documentId: String(place), party: one }));
  return groupParties(namings).map(({ documentIds }) => documentIds.join(''));
}

test('one number of the law is one party, however its name is written', () => {
  const garance = party('Garance', { siren: '404833048' });
  expect(
    group(
      garance,
      party('CYCLES GARANCE', { siret: LYON }, '69006'),
      party('Cycles Garance', { vatNumber: 'FR83404833048' }, ''),
      party('Weber', { kind: 'eu-business', vatNumber: 'DE136695976' }),
      party('Weber GmbH', { kind: 'eu-business', vatNumber: 'DE136695976' }, '10115'),
    ),
  ).toEqual(['012', '34']);
});

test('without a number, one name at one postcode is one party, and so is one without a postcode', () => {
  const jean = (postalCode: string) => party('Jean Martin', { kind: 'individual' }, postalCode);
  expect(group(jean('69001'), jean('75011'), jean('69001'), jean(''), jean(''))).toEqual([
    ...['02', '1', '34'],
  ]);
  expect(group(party('Éts  Lévêque'), party('ets leveque'))).toEqual(['01']);
  const named = party('Garance', { siren: '404833048' });
  expect(group(party('Garance'), named)).toEqual(['01']);
  expect(group(party('Garance', { siren: '552100554' }), named)).toEqual(['0', '1']);
});

test('a document that may be of two establishments is of neither, in any order', () => {
  const [lyon, nice] = [
    party('Garance', { siret: LYON }),
    party('Garance', { siret: NICE }, '06000'),
  ];
  const either = party('Garance', { siren: '404833048' }, '75001');
  expect(group(either, lyon, nice)).toEqual(['1', '2']);
  expect(group(lyon, nice, either)).toEqual(['0', '1']);
});

test('the newest details are kept, with the right numbers of older documents', () => {
  const [only] = groupParties([
    { documentId: 'new', party: party('Garance & Fils', { siren: '404833048' }, '69002') },
    { documentId: 'old', party: party('Garance', { siret: LYON, email: 'vieux@exemple.fr' }) },
  ]);
  expect(only?.party).toMatchObject({ name: 'Garance & Fils', siren: '404833048', siret: LYON });
  expect(only?.party.address.postalCode).toBe('69002');
  expect(only?.party).not.toHaveProperty('email');
});

test('a false number makes no one of two parties', () => {
  expect(group(party('Zoé', { siren: '123456789' }), party('Léa', { siren: '123456789' }))).toEqual(
    [...['0', '1']],
  );
  const [mended] = groupParties([
    { documentId: 'new', party: party('Garance', { siren: '123456789' }) },
    { documentId: 'old', party: party('Garance', { siren: '404833048' }) },
  ]);
  expect(mended?.party.siren).toBe('404833048');
});

test('ugly names neither fail nor meet', () => {
  const names = ['Балтика ООО', '株式会社', '   .', 'a'.repeat(200), '__proto__', '👷'];
  expect(group(...names.map((name) => party(name)))).toEqual(['0', '1', '2', '3', '4', '5']);
});

test('the key of a party is its surest number, else its name and postcode', () => {
  expect(keyOfParty(party('Garance', { siren: '404833048', siret: LYON }))).toBe(LYON);
  expect(keyOfParty(party('Garance', { siren: '404833048' }))).toBe('404833048');
  expect(keyOfParty(party('Weber', { vatNumber: 'DE136695976' }))).toBe('DE136695976');
  expect(keyOfParty(party('Éts  Lévêque', { siren: '12' }))).toBe('ets leveque/69001');
});
