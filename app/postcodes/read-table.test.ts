import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

const read = (file: string) => readTable(readFileSync(join(import.meta.dirname, file), 'utf8'));
const communes = read('communes.txt');
const smallCommunes = read('small-communes.txt');

test.each([
  ['35000', ['Rennes']],
  ['01000', ['Bourg-en-Bresse', 'Saint-Denis-lès-Bourg']],
  ['75001', ['Paris']],
  ['75116', ['Paris']],
  ['69006', ['Lyon']],
  ['13016', ['Marseille']],
  ['20000', ['Ajaccio']],
  ['20090', ['Ajaccio']],
  ['20200', ['Bastia', 'San-Martino-di-Lota', 'Santa-Maria-di-Lota', 'Ville-di-Pietrabugno']],
  ['97110', ['Pointe-à-Pitre']],
  ['97200', ['Fort-de-France']],
  ['97300', ['Cayenne']],
  ['97400', ['Saint-Denis']],
  ['97600', ['Koungou', 'Mamoudzou']],
  ['97133', ['Saint-Barthélemy']],
  ['97150', ['Saint-Martin']],
  ['97500', ['Miquelon-Langlade', 'Saint-Pierre']],
  ['98714', ['Papeete']],
  ['98800', ['Nouméa']],
])('%s is the postcode of %j', (postcode, names) => {
  expect(communes.get(postcode)).toEqual({ names, hasSmaller: false });
});

test.each(['35042', '75380', '00000', '99999', '98000'])(
  '%s, of a CEDEX or of nothing in France, is not there',
  (postcode) => {
    expect(communes.has(postcode)).toBe(false);
    expect(smallCommunes.has(postcode)).toBe(false);
  },
);

test('a postcode with small communes says so, and the other table has them', () => {
  expect(communes.get('01110')?.hasSmaller).toBe(true);
  expect(communes.get('01110')?.names).not.toContain('Corlier');
  expect(smallCommunes.get('01110')?.names).toContain('Corlier');
  const incomplete = [...communes].filter(([, { hasSmaller }]) => hasSmaller);
  expect(incomplete.map(([postcode]) => postcode)).toEqual([...smallCommunes.keys()]);
});
