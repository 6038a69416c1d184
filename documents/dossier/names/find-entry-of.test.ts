import { expect, test } from 'vitest';
import { findEntryOf } from './find-entry-of.ts';

const [LYON, NICE] = ['40483304800022', '40483304800030'];

test('an establishment is found by its SIRET', () => {
  const entries = [
    { name: 'Garance Lyon', siret: LYON },
    { name: 'Garance Nice', siret: NICE },
  ];
  expect(findEntryOf(entries, { name: 'Garance', siret: NICE })?.name).toBe('Garance Nice');
  expect(findEntryOf(entries, { name: 'Garance', siret: '40483304800048' })).toBeNull();
});

test('a company is found by its SIREN where one entry has it', () => {
  const party = { name: 'Garance', siren: '404833048' };
  expect(findEntryOf([{ name: 'Garance Lyon', siret: LYON }], party)?.siret).toBe(LYON);
  const both = [
    { name: 'A', siret: LYON },
    { name: 'B', siret: NICE },
  ];
  expect(findEntryOf(both, party)).toBeNull();
});

test('a SIREN comes before a name', () => {
  const entries = [{ name: 'Garance' }, { name: 'Garance Lyon', siret: LYON }];
  expect(findEntryOf(entries, { name: 'Garance', siren: '404833048' })?.name).toBe('Garance Lyon');
});

test('a name finds its entry, and two of one name find none', () => {
  const jean = { name: 'Jean Martin' };
  expect(findEntryOf([jean, { name: 'Jeanne' }], { name: 'jean  martin' })).toBe(jean);
  expect(findEntryOf([jean, { name: 'JEAN MARTIN' }], jean)).toBeNull();
  expect(
    findEntryOf([{ name: 'Garance', siren: '552100554' }], { name: 'Garance', siret: LYON }),
  ).toBeNull();
});
