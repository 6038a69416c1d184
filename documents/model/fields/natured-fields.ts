import { draftFields } from './document.ts';
import type { DraftField, DraftFields, Shape, ValueNature } from './field-types.ts';

/** A text of a draft that says what it is, and the keys that lead to it, through lists too. */
export type NaturedField = {
  keys: readonly string[];
  field: DraftField;
  nature: ValueNature;
};

/** Every text of the model with a nature; a key of several shapes comes once. */
export function listNaturedFields(): readonly NaturedField[] {
  natured ??= [...new Map(findIn(draftFields).map((each) => [each.keys.join('.'), each])).values()];
  return natured;
}

let natured: readonly NaturedField[] | undefined;

function findIn(fields: DraftFields, above: readonly string[] = []): NaturedField[] {
  return Object.entries(fields).flatMap(([key, field]) => findBelow(field, [...above, key]));
}

function findBelow(
  field: DraftField,
  keys: readonly string[],
  shape = field.shape,
): NaturedField[] {
  switch (shape.type) {
    case 'text':
    case 'identifier':
      return shape.nature ? [{ keys, field, nature: shape.nature }] : [];
    case 'object':
      return findIn(shape.fields, keys);
    case 'list':
      return 'presence' in shape.item
        ? findBelow(shape.item, keys)
        : findBelow(field, keys, shape.item);
    case 'either':
    case 'tagged':
      return shape.shapes.flatMap((each: Shape) => findBelow(field, keys, each));
    default:
      return [];
  }
}
