import { expect, test } from 'vitest';
import { cyrillic } from './cyrillic.generated.ts';
import { type FontWeight, parseCodepoints } from './font-part.ts';
import { greek } from './greek.generated.ts';
import { latin } from './latin.generated.ts';
import { latinExt } from './latin-ext.generated.ts';

const parts = [latin, latinExt, greek, cyrillic];
const missing = (text: string, codepoints: readonly number[]) =>
  [...text].filter((character) => !codepoints.includes(character.codePointAt(0) ?? 0));
const advanceOf = (character: string, weight: FontWeight) =>
  latin.advances[weight][latin.codepoints.indexOf(character.codePointAt(0) ?? 0)];

test('ranges of hexadecimal numbers are unpacked in order', () => {
  expect(parseCodepoints('20-23 a0 202f')).toEqual([0x20, 0x21, 0x22, 0x23, 0xa0, 0x202f]);
});

test('every code point has an advance in each weight', () => {
  for (const { codepoints, advances } of parts) {
    expect(advances.regular).toHaveLength(codepoints.length);
    expect(advances.semibold).toHaveLength(codepoints.length);
    expect(
      [...advances.regular, ...advances.semibold].filter(
        (advance) => !Number.isInteger(advance) || advance < 0,
      ),
    ).toEqual([]);
  }
});

test('a code point is in one part only, and the parts are sorted', () => {
  const all = parts.flatMap(({ codepoints }) => codepoints);
  expect(new Set(all).size).toBe(all.length);
  for (const { codepoints } of parts)
    expect(codepoints).toEqual([...codepoints].sort((a, b) => a - b));
});

test('the latin part writes French', () => {
  const pangram =
    'Dès Noël où un zéphyr haï me vêt de glaçons würmiens, je dîne d’exquis rôtis de bœuf au kir à l’aÿ d’âge mûr & cætera !';
  expect(missing(pangram + pangram.toLocaleUpperCase('fr'), latin.codepoints)).toEqual([]);
  expect(
    missing('« 1\u202f234,56\u00a0€ » n\u2011o 12 – m² → 20\u2009% … “CO₂” N° №', latin.codepoints),
  ).toEqual([]);
});

test('the other parts write their languages', () => {
  expect(
    missing('ŻółćGęśląJaźńŐűřŠžİğŞțÐđ', [...latin.codepoints, ...latinExt.codepoints]),
  ).toEqual([]);
  expect(missing('ΞεσκεπάζωΤηνΨυχοφθόραΒδελυγμία', greek.codepoints)).toEqual([]);
  expect(missing('СъешьЖеЕщёЭтихМягкихФранцузскихБулокЇЄҐ', cyrillic.codepoints)).toEqual([]);
});

test('spaces are as wide as French typography expects', () => {
  expect(advanceOf('\u00a0', 'regular')).toBe(advanceOf(' ', 'regular'));
  expect(advanceOf('\u202f', 'regular')).toBe(advanceOf('\u2009', 'regular'));
  expect(advanceOf('\u2011', 'semibold')).toBe(advanceOf('-', 'semibold'));
  expect(advanceOf('\u2060', 'semibold')).toBe(0);
});

test('digits are as wide as each other, so that columns of amounts line up', () => {
  expect(new Set([...'0123456789'].map((digit) => advanceOf(digit, 'regular')))).toEqual(
    new Set([600]),
  );
  expect(new Set([...'0123456789'].map((digit) => advanceOf(digit, 'semibold')))).toEqual(
    new Set([600]),
  );
});
