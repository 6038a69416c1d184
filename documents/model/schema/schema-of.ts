import * as z from 'zod/mini';
import type {
  DraftField,
  DraftFields,
  Shape,
  ShapeData,
  ShapeInput,
  ShapeOutput,
} from '#documents/model/fields/field-types.ts';
import {
  compactText,
  countryCode,
  currencyCode,
  decimalText,
  isoDate,
  isoDateOrEmpty,
  linkText,
  multilineText,
  numberText,
  singleLineText,
} from './values.ts';

/** The zod schema of a shape, built once. */
export function schemaOf<S extends Shape>(shape: S): z.ZodMiniType<ShapeOutput<S>, ShapeInput<S>> {
  const schema = schemas.get(shape) ?? buildSchema(shape);
  schemas.set(shape, schema);
  shapes.set(schema, shape);
  // A shape has the types of its schema.
  return schema as z.ZodMiniType<ShapeOutput<S>, ShapeInput<S>>;
}

/** The shape that a schema was built from; undefined for any other schema. */
export function shapeOf(schema: object): Shape | undefined {
  return shapes.get(schema);
}

const schemas = new WeakMap<Shape, z.ZodMiniType>();
const shapes = new WeakMap<object, Shape>();

function buildSchema(shape: ShapeData): z.ZodMiniType {
  switch (shape.type) {
    case 'text':
      return singleLineText(shape.maxLength);
    case 'multiline':
      return multilineText(shape.maxLength);
    case 'number':
      return numberText(shape.maxLength);
    case 'identifier':
      return compactText(shape.maxLength);
    case 'link':
      return linkText(shape.maxLength);
    case 'decimal':
      return decimalText(shape);
    case 'integer':
      return z.int().check(z.gte(shape.min), z.lte(shape.max));
    case 'date':
      return isoDate;
    case 'date-or-empty':
      return isoDateOrEmpty;
    case 'flag':
      return z.boolean();
    case 'country':
      return countryCode;
    case 'currency':
      return currencyCode;
    case 'literal':
      return z.literal(shape.value);
    case 'choice':
      return z.enum(shape.values);
    case 'pattern':
      return buildPattern(shape);
    case 'object':
      return shape.like ? schemaOf(shape.like) : z.strictObject(buildProperties(shape.fields));
    case 'list':
      return z
        .array('presence' in shape.item ? buildProperty(shape.item) : schemaOf(shape.item))
        .check(z.maxLength(shape.maxItems, errorOf(shape.error)));
    case 'either':
      return z.union(
        shape.shapes.map((each) => schemaOf(each)),
        { error: shape.error },
      );
    case 'tagged':
      return buildTagged(shape);
  }
}

function buildPattern(shape: Extract<ShapeData, { type: 'pattern' }>) {
  const { pattern, error, maxLength, tooLong } = shape;
  const matches = z.regex(pattern, errorOf(error));
  return maxLength === undefined
    ? z.string().check(matches)
    : z.string().check(z.maxLength(maxLength, { ...errorOf(tooLong), abort: true }), matches);
}

function buildTagged({ by, shapes }: Extract<ShapeData, { type: 'tagged' }>) {
  // Every shape is an object with a literal at key `by`.
  const schemas = shapes.map((each) => schemaOf(each)) as unknown as Discriminated;
  return z.discriminatedUnion(by, schemas);
}

type Discriminated = Parameters<typeof z.discriminatedUnion>[1];

function buildProperties(fields: DraftFields): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, buildProperty(field)]),
  );
}

function buildProperty({ shape, presence, fallback }: DraftField): z.ZodMiniType {
  const schema = schemaOf(shape);
  if (presence === 'optional') return z.optional(schema);
  return presence === 'default' ? z._default(schema, fallback) : schema;
}

function errorOf(error: string | undefined) {
  return error === undefined ? undefined : { error };
}
