import type { DraftPath, ListPath } from './draft-path.ts';
import { fieldAt } from './field-at.ts';
import type { DecimalBounds } from './field-types.ts';

/** The most characters of a text of a draft; throws at a path that holds no text. */
export function maxLengthAt(path: DraftPath): number {
  const { shape } = fieldAt(path);
  if ('maxLength' in shape && shape.maxLength !== undefined) return shape.maxLength;
  throw new Error(`No length at ${path}`);
}

/** The most entries of a list of a draft. */
export function maxItemsAt(path: ListPath): number {
  const { shape } = fieldAt(path);
  if (shape.type === 'list') return shape.maxItems;
  throw new Error(`No list at ${path}`);
}

/** The bounds of a decimal of a draft; throws at a path that holds no decimal. */
export function boundsAt(path: DraftPath): DecimalBounds {
  const { shape } = fieldAt(path);
  if (shape.type === 'decimal') return shape;
  throw new Error(`No decimal at ${path}`);
}
