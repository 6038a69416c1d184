import { expect, test } from 'vitest';
import { draftFields } from '#documents/model/fields/document.ts';
import type { DraftField, DraftFields, Shape } from '#documents/model/fields/field-types.ts';
import { describePath } from './describe-path.ts';

test('a label that is no noun is said by one', () => {
  expect(describePath('payer.name')).toBe('payeur');
  expect(describePath('seller.mediator.contact')).toBe('coordonnées du médiateur (vous)');
  expect(describePath('buyer.kind')).toBe('nature (client)');
  expect(describePath('payee.name')).toBe('nom (affacturage)');
  expect(describePath('lines[0].note')).toBe('note de la ligne 1');
  expect(describePath('lines[2].unitLabel')).toBe('nom de l’unité de la ligne 3');
  expect(describePath('lines[2].isSelected')).toBe('sélection de la ligne 3');
});

test('every path of a draft is said by a noun, once', () => {
  const paths = [...new Set(listPaths(draftFields))];
  expect(paths.length).toBeGreaterThan(200);
  const wrong = paths.flatMap((path) => {
    const said = describePath(path);
    return NO_NOUN.some((pattern) => pattern.test(said)) ? [`${path}: ${said}`] : [];
  });
  expect(wrong).toEqual([]);
});

/** Signs allowed in the label of a form, but not in a name within a sentence. */
const NO_NOUN = [
  /,/,
  // A sentence, an order to do something, or something said of a word that is not there.
  /(^|\s)(paie|refuse|figure|êtes|est|sont|imprimer|choisie?s?|payée?s?|libérée?s?)(\s|$)/,
  /^(ses|son|sa|le|la|les|un|votre|vos)\s/,
  /\s(le|du|au|à|de|en) (\(|de la ligne)/,
  // Owners said twice, or said as those of the line.
  /(vous|vos)\b.*\(vous\)/,
  /client.*\(client\)/,
  /affacturage.*\(affacturage\)/,
  /livraison.*\(livraison\)/,
  /ligne.*ligne/,
  /du client de la ligne/,
];

function listPaths(fields: DraftFields, parent = ''): string[] {
  return Object.entries<DraftField>(fields).flatMap(([key, { shape }]) => [
    `${parent}${key}`,
    ...listBelow(shape, `${parent}${key}`),
  ]);
}

function listBelow(shape: Shape, path: string): string[] {
  switch (shape.type) {
    case 'object':
      return listPaths(shape.fields, `${path}.`);
    case 'list':
      return [
        `${path}[0]`,
        ...listBelow('presence' in shape.item ? shape.item.shape : shape.item, `${path}[0]`),
      ];
    case 'either':
    case 'tagged':
      return shape.shapes.flatMap((each) => listBelow(each, path));
    default:
      return [];
  }
}
