import { draftFields } from './document.ts';
import type { DraftPath } from './draft-path.ts';
import type { DraftField, DraftFields, Shape } from './field-types.ts';

/** The field at a path of a draft; an object entry has the field of its list. */
export function fieldAt(path: DraftPath): DraftField {
  const field = findField(path);
  if (!field) throw new Error(`No field at ${path}`);
  return field;
}

/** The same for an unchecked path; undefined if it leads nowhere. */
export function findField(path: string): DraftField | undefined {
  const field = findPattern(path.replace(/\[\d+\]/g, ''));
  const item = path.endsWith(']') && field?.shape.type === 'list' ? field.shape.item : undefined;
  return item && 'presence' in item ? item : field;
}

/** The most characters of a text of a draft; throws at a path that holds no text. */
export function maxLengthAt(path: DraftPath): number {
  const { shape } = fieldAt(path);
  if ('maxLength' in shape && shape.maxLength !== undefined) return shape.maxLength;
  throw new Error(`No length at ${path}`);
}

function findPattern(pattern: string): DraftField | undefined {
  const known = found.get(pattern);
  if (known) return known;
  const [root = '', ...keys] = pattern.split('.');
  const field = keys.reduce<DraftField | undefined>(
    (parent, key) => parent && findIn(parent.shape, key),
    draftFields[root as keyof typeof draftFields], // any key: undefined where it is none of them
  );
  if (field) found.set(pattern, field);
  return field;
}

/** Cached: called for every field at each keystroke. */
const found = new Map<string, DraftField>();

function findIn(shape: Shape, key: string): DraftField | undefined {
  switch (shape.type) {
    case 'object': {
      const fields: DraftFields = shape.fields;
      return fields[key];
    }
    case 'list':
      return findIn('presence' in shape.item ? shape.item.shape : shape.item, key);
    case 'either':
    case 'tagged':
      return firstOf<Shape, DraftField>(shape.shapes, (each) => findIn(each, key));
    default:
      return undefined;
  }
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const result = find(item);
    if (result !== undefined) return result;
  }
  return undefined;
}
