import { expect, test } from 'vitest';
import { takeSeparatorLine } from './separator-line.ts';

test.each([
  ['sep=;\r\nNom;Ville', ';'],
  ['\ufeffsep=,\nNom;Ville', ','],
  ['SEP=|\rNom;Ville', '|'],
  ['sep=\t\nNom;Ville', '\t'],
  ['"sep=;"\r\nNom;Ville', ';'],
  ['"sep=;";;;\r\nNom;Ville', ';'],
  ['sep=\r\nNom;Ville', null],
])('the first line of %j says %j, and goes', (text, separator) => {
  expect(takeSeparatorLine(text)).toEqual({ separator, text: 'Nom;Ville' });
});

test.each(['Nom;Ville\nsep=;', 'sep=a\nNom', 'Separ;sep=;\nNom', 'sep=; oui', ''])(
  '%j has no such line',
  (text) => {
    expect(takeSeparatorLine(text)).toEqual({ separator: null, text });
  },
);
