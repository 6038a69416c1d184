import { expect, test } from 'vitest';
import { matchCities } from './match-cities.ts';

const names = ['Cébazat', 'Saint-Étienne-lès-Orgues', 'Sainte-Marie', 'Schœlcher', "L'Étang-Salé"];

test.each([
  ['', names],
  ['ceb', ['Cébazat']],
  ['st etienne', ['Saint-Étienne-lès-Orgues']],
  ['Ste', ['Sainte-Marie']],
  ['sain', ['Saint-Étienne-lès-Orgues', 'Sainte-Marie']],
  ['orgues', ['Saint-Étienne-lès-Orgues']],
  ['SCHOEL', ['Schœlcher']],
  ['l’etang', ["L'Étang-Salé"]],
  ['Paris', []],
])('« %s » may mean %j', (typed, found) => {
  expect(matchCities(names, typed)).toEqual(found);
});

test('beside a whole name stand the others, and nothing beside the only one', () => {
  expect(matchCities(names, 'Cébazat')).toBe(names);
  expect(matchCities(['Rennes'], 'Rennes')).toEqual([]);
});
