import type { DraftField } from '#documents';

/**
 * The `maxLength` of an input: twice the model’s for an identifier, which may be typed with spaces.
 */
export function lengthOf(shape: DraftField['shape']): number | undefined {
  if (!('maxLength' in shape)) return undefined;
  return shape.type === 'identifier' ? shape.maxLength * 2 : shape.maxLength;
}
