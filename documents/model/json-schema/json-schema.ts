import * as z from 'zod/mini';
import { draftSchema } from '#documents/model/draft.ts';
import { addressSchema } from '#documents/model/parts/address.ts';
import { attachmentSchema } from '#documents/model/parts/attachment.ts';
import { discountSchema, exemptionSchema, lineSchema } from '#documents/model/parts/line.ts';
import { buyerSchema, sellerSchema } from '#documents/model/parts/party.ts';
import { paymentSchema } from '#documents/model/parts/payment.ts';
import { referencesSchema } from '#documents/model/parts/references.ts';
import { styleSchema } from '#documents/model/parts/style.ts';
import { type DecimalBounds, decimalBounds, isoDate } from '#documents/model/values.ts';
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

/** The keywords of JSON Schema that are walked through here. */
type Node = {
  [keyword: string]: unknown;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
};

/** The objects that have a name: each stands once, in `$defs`. */
const definitions = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  exemption: exemptionSchema,
  seller: sellerSchema,
  buyer: buyerSchema,
  address: addressSchema,
  line: lineSchema,
  discount: discountSchema,
  payment: paymentSchema,
  references: referencesSchema,
  attachment: attachmentSchema,
  style: styleSchema,
}))
  definitions.add(schema, { id });
for (const schema of lineSchema.def.options)
  for (const id of schema.shape.kind.def.values) definitions.add(schema, { id });

/** The shape of what a function checks; whether the day exists is left to `parseDraft`. */
const checkedByFunction = new Map<object, string>([
  [isoDate, '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$'],
  [paymentSchema.shape.link.def.innerType, '^https://\\S+$'],
]);

/** What zod checks with a function, or keeps for itself, said in keywords. */
function completeKeywords({ zodSchema, jsonSchema }: Overridden): void {
  const bounds = decimalBounds.get(zodSchema);
  if (bounds) jsonSchema.anyOf = listDecimalForms(bounds);
  const pattern = checkedByFunction.get(zodSchema);
  if (pattern) jsonSchema.pattern = pattern;
  if (zodSchema._zod.def.type === 'default') jsonSchema.default = zodSchema._zod.def.defaultValue;
}

type Overridden = { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema };

function listDecimalForms(bounds: Required<DecimalBounds>): z.core.JSONSchema.BaseSchema[] {
  return [
    { type: 'string', pattern: decimalPattern(bounds) },
    { type: 'number', minimum: Number(bounds.min), maximum: Number(bounds.max) },
  ];
}

function describeObject(schema: z.core.JSONSchema.BaseSchema, name: string): Node {
  // zod writes neither boolean schemas nor lists of items
  return { ...OBJECT_DESCRIPTIONS[name], ...describeInside(schema as Node, name) };
}

/** `place` is where PROPERTY_DESCRIPTIONS keeps the properties of the node. */
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

/** A sentence, then one line for each choice. */
function describeProperty(place: string, key: string): string | undefined {
  const description = PROPERTY_DESCRIPTIONS[place]?.[key];
  if (description === undefined || typeof description === 'string') return description;
  const choices = Object.entries(description.choices).map(
    ([choice, meaning]) => `- "${choice}": ${meaning}`,
  );
  return [description.sentence, ...choices].join('\n');
}
