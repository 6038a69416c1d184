import type { DraftField, ObjectShape, Shape } from '#documents/model/fields/field-types.ts';

/** The object shape of a value, among several; undefined for a literal. */
export function chooseShape(
  shape: Extract<Shape, { type: 'either' | 'tagged' }>,
  value: unknown,
): ObjectShape | undefined {
  const record = asRecord(value);
  if (!record) return undefined;
  return shape.shapes.find((one): one is ObjectShape => {
    if (one.type !== 'object') return false;
    if (shape.type === 'tagged') {
      const tag = one.fields[shape.by]?.shape;
      return tag?.type === 'literal' && tag.value === record[shape.by];
    }
    return Object.keys(record).every((key) => key in one.fields);
  });
}

export function itemShape(item: Shape | DraftField): Shape {
  return 'presence' in item ? item.shape : item;
}

export function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>) // an object of the public JSON
    : null;
}
