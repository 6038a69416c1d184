import { draftFields } from './document.ts';
import type { DraftField, DraftFields, Shape } from './field-types.ts';

/** Every path of the model to a text of one line, each once. */
export function listTextPaths(): string[] {
  return [...new Set(ofFields(draftFields, ''))];
}

function ofFields(fields: DraftFields, above: string): string[] {
  return Object.entries(fields).flatMap(([key, { shape }]) =>
    ofShape(shape, above === '' ? key : `${above}.${key}`),
  );
}

function ofShape(shape: Shape | DraftField, path: string): string[] {
  if ('presence' in shape) return ofShape(shape.shape, path);
  switch (shape.type) {
    case 'text':
    case 'identifier':
      return [path];
    case 'object':
      return ofFields(shape.fields, path);
    case 'list':
      return ofShape(shape.item, path);
    case 'either':
    case 'tagged':
      return shape.shapes.flatMap((each: Shape) => ofShape(each, path));
    default:
      return [];
  }
}
