import * as z from 'zod/mini';
import { draftSchema } from './draft.ts';

/** The JSON Schema (draft 2020-12) of the public JSON, published at `/schema/document.json`. */
export function buildJsonSchema(origin: string): Record<string, unknown> {
  const schema = z.toJSONSchema(draftSchema, { io: 'input', unrepresentable: 'any' });
  return {
    ...schema,
    $id: `${origin}/schema/document.json`,
    title: 'Facturier document',
    description:
      'A draft of a French invoice. Amounts, quantities and rates are decimal strings; dates are YYYY-MM-DD.',
  };
}
