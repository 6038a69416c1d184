import { draftShape } from './fields/document.ts';
import type { ShapeInput, ShapeOutput } from './fields/field-types.ts';
import { schemaOf } from './schema/schema-of.ts';
import { hasSubtype, subtypesOf } from './subtypes.ts';

export type Draft = ShapeOutput<typeof draftShape>;
export type DraftInput = ShapeInput<typeof draftShape>;

/**
 * The public JSON of a document. fields/ has one entry per path, json-schema/descriptions/ one
 * English sentence.
 */
export const draftSchema = schemaOf(draftShape).check((context) => {
  const { kind, subtype } = context.value;
  if (hasSubtype(kind, subtype)) return;
  const expected = subtypesOf(kind).map((name) => `"${name}"`);
  context.issues.push({
    code: 'custom',
    path: ['subtype'],
    input: subtype,
    message: `Expected ${expected.join(' or ')} for the kind "${kind}", received "${subtype}"`,
  });
});
