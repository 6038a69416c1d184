import { type DraftPath, fieldAt, type ListPath } from '#documents';
import { limitsOf, type NumberBounds } from './number-bounds.ts';

/** The limits of the model at a path; a path without such a limit throws. */
export function maxLengthAt(path: DraftPath): number {
  const { shape } = fieldAt(path);
  if ('maxLength' in shape && shape.maxLength !== undefined) return shape.maxLength;
  throw new Error(`No length at ${path}`);
}

export function maxItemsAt(path: ListPath): number {
  const { shape } = fieldAt(path);
  if (shape.type === 'list') return shape.maxItems;
  throw new Error(`No list at ${path}`);
}

export function boundsAt(path: DraftPath): NumberBounds {
  return limitsOf(fieldAt(path).shape);
}
