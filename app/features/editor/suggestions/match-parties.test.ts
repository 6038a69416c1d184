import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { matchParties } from './match-parties.ts';

const entries = [
  remember('Cycles Garance SAS', 'Lyon', '404833048'),
  remember('Hôtel de l’Europe', 'Évreux'),
  remember('Élodie Petit', 'Lyon'),
];

test('names match whatever their accents and capitals, any word in any order', () => {
  expect(names('elodie')).toEqual(['Élodie Petit']);
  expect(names('garance cyc')).toEqual(['Cycles Garance SAS']);
});

test('the town and the SIREN find a party too', () => {
  expect(names('evreux')).toEqual(['Hôtel de l’Europe']);
  expect(names('404833')).toEqual(['Cycles Garance SAS']);
  expect(names('lyon')).toEqual(['Cycles Garance SAS', 'Élodie Petit']);
});

test('an empty field offers the last ones used, eight at most', () => {
  expect(names('')).toHaveLength(3);
  const many = Array.from({ length: 20 }, (_, index) => remember(`Client ${index}`, 'Nice'));
  expect(matchParties(many, '')).toHaveLength(8);
});

test('a suggestion shows the name over the town', () => {
  expect(matchParties(entries, 'garance')[0]).toMatchObject({
    label: 'Cycles Garance SAS',
    detail: 'Lyon',
  });
});

function names(text: string): string[] {
  return matchParties(entries, text).map(({ label }) => label);
}

function remember(name: string, city: string, siren?: string) {
  const value: Draft['buyer'] = {
    kind: 'business',
    name,
    siren,
    address: { line1: '', postalCode: '', city, country: 'FR' },
  };
  return { key: name, value };
}
