import { draftFields } from './document.ts';
import type { DraftPath } from './draft-path.ts';
import type { DraftField, DraftFields, Shape } from './field-types.ts';
import { type Line, lineShapes } from './line.ts';

/** The field at a path of a draft: `lines[0].name`; `lines[0]` gives the field of `lines`. */
export function fieldAt(path: DraftPath): DraftField {
  const field = findField(path);
  if (!field) throw new Error(`No field at ${path}`);
  return field;
}

/**
 * The field of one kind of line. A path gives the field of an item, whose name may be longer than
 * that of a section.
 */
export function lineFieldAt(kind: Line['kind'], key: string): DraftField {
  const shape = lineShapes.find(({ fields }) => fields.kind.shape.value === kind);
  const field = shape && ownField(shape.fields, key);
  if (!field) throw new Error(`No field ${key} in a line of kind ${kind}`);
  return field;
}

/** `fieldAt` for an unchecked path; undefined if it leads nowhere. */
export function findField(path: string): DraftField | undefined {
  const field = findPattern(path.replace(/\[\d+\]/g, ''));
  const item = path.endsWith(']') && field?.shape.type === 'list' ? field.shape.item : undefined;
  return item && 'presence' in item ? item : field;
}

function findPattern(pattern: string): DraftField | undefined {
  const known = found.get(pattern);
  if (known) return known;
  const [root = '', ...keys] = pattern.split('.');
  const field = keys.reduce<DraftField | undefined>(
    (parent, key) => parent && findIn(parent.shape, key),
    ownField(draftFields, root),
  );
  if (field) found.set(pattern, field);
  return field;
}

/** Cached: called for every field at each keystroke. */
const found = new Map<string, DraftField>();

function findIn(shape: Shape, key: string): DraftField | undefined {
  switch (shape.type) {
    case 'object':
      return ownField(shape.fields, key);
    case 'list':
      return findIn('presence' in shape.item ? shape.item.shape : shape.item, key);
    case 'either':
    case 'tagged':
      return firstOf<Shape, DraftField>(shape.shapes, (each) => findIn(each, key));
    default:
      return undefined;
  }
}

function ownField(fields: DraftFields, key: string): DraftField | undefined {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const result = find(item);
    if (result !== undefined) return result;
  }
  return undefined;
}
