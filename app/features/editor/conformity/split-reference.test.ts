import { expect, test } from 'vitest';
import { splitReference } from './split-reference.ts';

test.each([
  ['CGI, art. 289, I-5', 'CGI, art. 289, I-5', ''],
  ['EN 16931, BR-61', '', 'EN 16931, BR-61'],
  ['CGI, art. 289, I-5 ; EN 16931, BT-115', 'CGI, art. 289, I-5', 'EN 16931, BT-115'],
  ['XP Z12-012, BR-FR-01 et BR-FR-02', '', 'XP Z12-012, BR-FR-01 et BR-FR-02'],
  ['CGI, art. 278 ; BOI-TVA ; BR-FR-CO-05', 'CGI, art. 278 ; BOI-TVA', 'BR-FR-CO-05'],
])('%s', (reference, law, standard) => {
  expect(splitReference(reference)).toEqual({ law, standard });
});
