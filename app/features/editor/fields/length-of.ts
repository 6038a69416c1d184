import type { DraftField } from '#documents';

/** The characters that a control lets in: an identifier may be typed with its spaces. */
export function lengthOf(shape: DraftField['shape']): number | undefined {
  if (!('maxLength' in shape)) return undefined;
  return shape.type === 'identifier' ? shape.maxLength * 2 : shape.maxLength;
}
