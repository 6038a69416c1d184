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
