import { expect, test } from 'vitest';
import { describeChoice, describeKept, nameRemoval } from './describe-choice.ts';

test('a selection of which nothing can be deleted says why', () => {
  expect(describeChoice(3, 0)).toBe('3 documents choisis');
  expect(describeChoice(3, 2)).toBe('3 documents choisis');
  expect(describeChoice(25, 25)).toMatch(
    /^25 documents choisis\. Ce qui est émis ne se supprime pas/,
  );
  expect(describeChoice(1, 1)).toMatch(/^1 document choisi\. /);
});

test('the button of a mixed selection says what it deletes', () => {
  expect(nameRemoval(3, 0)).toBe('Supprimer');
  expect(nameRemoval(25, 22)).toBe('Supprimer 3 brouillons');
  expect(nameRemoval(2, 1)).toBe('Supprimer 1 brouillon');
});

test('what stays is counted, with the reason', () => {
  expect(describeKept(0)).toBe('');
  expect(describeKept(22)).toMatch(/^22 documents émis restent/);
  expect(describeKept(1)).toMatch(/^1 document émis reste/);
});
