import * as z from 'zod/mini';
import { draftSchema } from '#documents/model/draft.ts';
import { addressShape } from '#documents/model/fields/address.ts';
import { attachmentShape } from '#documents/model/fields/attachment.ts';
import type { DecimalBounds } from '#documents/model/fields/field-types.ts';
import {
  allowanceShape,
  discountShape,
  exemptionShape,
  lineShape,
  lineShapes,
} from '#documents/model/fields/line.ts';
import { buyerShape, sellerShape } from '#documents/model/fields/party.ts';
import { paymentShape } from '#documents/model/fields/payment.ts';
import { referencesShape } from '#documents/model/fields/references.ts';
import { styleShape } from '#documents/model/fields/style.ts';
import { schemaOf, shapeOf } from '#documents/model/schema/schema-of.ts';
import { isoDate } from '#documents/model/schema/values.ts';
import { decimalPattern } from './decimal-pattern.ts';
import { OBJECT_DESCRIPTIONS, PROPERTY_DESCRIPTIONS } from './descriptions.ts';
import { exampleDraft } from './example.ts';

/** The JSON Schema (draft 2020-12) of the public JSON, published at `/schema/document.json`. */
export function buildJsonSchema(origin: string): Record<string, unknown> {
  const {
    $schema,
    $defs = {},
    ...root
  } = z.toJSONSchema(draftSchema, {
    io: 'input',
    metadata: definitions,
    override: completeKeywords,
  });
  const parts = Object.entries($defs).map(([name, part]) => [name, describeObject(part, name)]);
  return {
    $schema,
    $id: `${origin}/schema/document.json`,
    ...describeObject(root, 'document'),
    $defs: Object.fromEntries(parts),
    examples: [exampleDraft],
  };
}

/** The JSON Schema keywords used here. */
type Node = {
  [keyword: string]: unknown;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
};

/** Named objects, each once in `$defs`. */
const definitions = z.registry<{ id: string }>();
for (const [id, shape] of Object.entries({
  exemption: exemptionShape,
  seller: sellerShape,
  buyer: buyerShape,
  address: addressShape,
  line: lineShape,
  discount: discountShape,
  allowance: allowanceShape,
  payment: paymentShape,
  references: referencesShape,
  attachment: attachmentShape,
  style: styleShape,
}))
  definitions.add(schemaOf(shape), { id });
for (const shape of lineShapes)
  definitions.add(schemaOf(shape), { id: shape.fields.kind.shape.value });

/** Adds keywords for the checks that zod does in functions. */
function completeKeywords({ zodSchema, jsonSchema }: Overridden): void {
  const shape = shapeOf(zodSchema);
  if (shape?.type === 'decimal') jsonSchema.anyOf = listDecimalForms(shape);
  // `parseDraft` checks that the day exists.
  if (zodSchema === isoDate) jsonSchema.pattern = DATE_PATTERN;
  if (shape?.type === 'link') jsonSchema.pattern = '^https://\\S+$';
  if (zodSchema._zod.def.type === 'default') jsonSchema.default = zodSchema._zod.def.defaultValue;
}

const DATE_PATTERN = '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$';

type Overridden = { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema };

function listDecimalForms(bounds: DecimalBounds): z.core.JSONSchema.BaseSchema[] {
  return [
    { type: 'string', pattern: decimalPattern(bounds) },
    { type: 'number', minimum: Number(bounds.min), maximum: Number(bounds.max) },
  ];
}

function describeObject(schema: z.core.JSONSchema.BaseSchema, name: string): Node {
  // zod writes neither boolean schemas nor lists of items
  return { ...OBJECT_DESCRIPTIONS[name], ...describeInside(schema as Node, name) };
}

/** `place` is the key of the node in PROPERTY_DESCRIPTIONS. */
function describeInside(node: Node, place: string): Node {
  const { properties, items, anyOf, oneOf } = node;
  const inSamePlace = (child: Node) => describeInside(child, place);
  return {
    ...node,
    ...(properties && { properties: describeProperties(properties, place) }),
    ...(items && { items: inSamePlace(items) }),
    ...(anyOf && { anyOf: anyOf.map(inSamePlace) }),
    ...(oneOf && { oneOf: oneOf.map(inSamePlace) }),
  };
}

function describeProperties(properties: Record<string, Node>, place: string): Record<string, Node> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, property]) => [
      key,
      {
        description: describeProperty(place, key),
        ...describeInside(property, place === 'document' ? key : `${place}.${key}`),
      },
    ]),
  );
}

function describeProperty(place: string, key: string): string | undefined {
  const description = PROPERTY_DESCRIPTIONS[place]?.[key];
  if (description === undefined || typeof description === 'string') return description;
  const choices = Object.entries(description.choices).map(
    ([choice, meaning]) => `- "${choice}": ${meaning}`,
  );
  return [description.sentence, ...choices].join('\n');
}
