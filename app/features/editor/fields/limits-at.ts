import { type DraftPath, fieldAt, type ListPath } from '#documents';
import { limitsOf, type NumberBounds } from './number-bounds.ts';

/** The most entries of a list of a draft. */
export function maxItemsAt(path: ListPath): number {
  const { shape } = fieldAt(path);
  if (shape.type === 'list') return shape.maxItems;
  throw new Error(`No list at ${path}`);
}

export function boundsAt(path: DraftPath): NumberBounds {
  return limitsOf(fieldAt(path).shape);
}
