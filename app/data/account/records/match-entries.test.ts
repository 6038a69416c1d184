import { expect, test } from 'vitest';
import { matchEntries } from './match-entries.ts';

const [LYON, NICE] = ['40483304800022', '40483304800030'];
const at = (postalCode: string) => ({ address: { postalCode } });

test('a number of the law is enough, whatever the name', () => {
  const entries = [
    { name: 'Garance', siret: LYON },
    { name: 'Weber', vatNumber: 'DE136695976' },
    { name: 'Autre', siren: '552100554' },
  ];
  const match = (party: Parameters<typeof matchEntries>[1]) =>
    matchEntries(entries, party).map(({ name }) => name);
  expect(match({ name: 'Cycles Garance', siret: LYON })).toEqual(['Garance']);
  expect(match({ name: 'Cycles Garance', siren: '404833048' })).toEqual(['Garance']);
  expect(match({ name: 'Cycles Garance', vatNumber: 'FR83404833048' })).toEqual(['Garance']);
  expect(match({ name: 'Weber GmbH', vatNumber: 'DE136695976' })).toEqual(['Weber']);
  expect(match({ name: 'Cycles Garance', siret: NICE, vatNumber: 'FR83404833048' })).toEqual([]);
});

test('without a number, the name and the postcode say who it is', () => {
  const jean = { name: 'Jean Martin', ...at('69001') };
  expect(matchEntries([jean, { name: 'Jeanne' }], { ...jean, name: 'jean  martin' })).toEqual([
    jean,
  ]);
  expect(matchEntries([jean], { name: 'Jean Martin', ...at('75011') })).toEqual([]);
  expect(matchEntries([{ name: 'Jean Martin' }], { name: 'Jean Martin' })).toEqual([]);
});

test('several are left to be asked', () => {
  const [one, other] = [
    { name: 'Jean Martin', ...at('69001') },
    { name: 'JEAN MARTIN', ...at('75011') },
  ];
  expect(matchEntries([one, other], one)).toEqual([one, other]);
  const branches = [
    { name: 'Garance Lyon', siret: LYON },
    { name: 'Garance Nice', siret: NICE },
  ];
  expect(matchEntries(branches, { name: 'Garance', siren: '404833048' })).toEqual(branches);
});
