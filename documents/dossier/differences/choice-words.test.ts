import { expect, test } from 'vitest';
import { draftShape } from '#documents/model/fields/document.ts';
import type { Shape } from '#documents/model/fields/field-types.ts';
import { wordChoice } from './choice-words.ts';
import { itemShape } from './choose-shape.ts';

test('every choice of a draft has a word', () => {
  const choices = listChoices(draftShape, '');
  expect(choices.length).toBeGreaterThan(80);
  const unsaid = choices.filter(({ key, value }) => wordChoice(key, value) === value);
  expect(unsaid.map(({ value }) => value)).toEqual(['RIB']);
});

test('the word of a choice is in French letters, of every value on its own', () => {
  const said = listChoices(draftShape, '').map(({ key, value }) => wordChoice(key, value));
  for (const word of said) expect(word).toMatch(/^[\p{Lu}].+/u);
  expect(wordChoice('language', 'en')).toBe('Anglais');
  expect(wordChoice('watermark', 'paid')).toBe('PAYÉ');
  expect(wordChoice('means', 'paid')).toBe('Déjà payée');
  expect(wordChoice('publicBody', 'company')).toBe('Entreprise publique');
  expect(wordChoice('kind', 'company')).toBe('Société');
  expect(wordChoice('means', 'barter')).toBe('barter');
});

function listChoices(shape: Shape, key: string): { key: string; value: string }[] {
  switch (shape.type) {
    case 'choice':
      return NAMED.has(key) ? [] : shape.values.filter(Boolean).map((value) => ({ key, value }));
    case 'literal':
      return typeof shape.value === 'string' && key !== 'kind' ? [{ key, value: shape.value }] : [];
    case 'object':
      return Object.entries(shape.fields).flatMap(([name, field]) =>
        listChoices(field.shape, name === 'kind' && shape === draftShape ? 'document' : name),
      );
    case 'list':
      return listChoices(itemShape(shape.item), key);
    case 'either':
    case 'tagged':
      return shape.shapes.flatMap((one) => listChoices(one, key));
    default:
      return [];
  }
}

/** Named by kinds/ and law/. */
const NAMED: ReadonlySet<string> = new Set(['document', 'subtype', 'vatRegime']);
