import * as z from 'zod/mini';
import type { Json } from '#app/data/account/database.generated.ts';
import { KIND_NAMES, SUBTYPES } from '#documents';
import { MONEY_MEANS, RELATIONS } from '#documents/dossier';

const table = z.optional(z.array(z.unknown()));
/** The tables that are taken in; each row is judged on its own. */
export const exportSchema = z.object({
  exported_at: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/)),
  companies: table,
  clients: table,
  products: table,
  documents: z.array(z.unknown()),
  document_contents: table,
  document_files: table,
  document_links: table,
  draft_files: table,
  payments: table,
});
export type ExportTables = z.infer<typeof exportSchema>;

const text = z.nullable(z.string());
/** What `JSON.parse` gives, read more closely later. */
const json = z.unknown() as z.ZodMiniType<Json>;
export const companySchema = z.object({
  ...{ id: z.string(), name: z.string(), siret: text, city: text },
  ...{ seller: json, style: json, defaults: json },
});
export const clientSchema = z.object({
  ...{ id: z.string(), name: z.string(), email: text, billing_city: text },
  buyer: json,
});
export const productSchema = z.object({
  ...{ id: z.string(), description: z.string(), reference: text, unit: z.string() },
  unit_price_excluding_tax: z.number(),
  vat_rate: z.nullable(z.number()),
});
export const documentSchema = z.object({
  id: z.string(),
  local_id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  ...{ issued_at: text, updated_at: z.string(), milestone_at: text },
  milestone: z.nullable(z.enum(['sent', 'accepted', 'refused', 'paid'])),
});
export const contentSchema = z.object({
  document_id: z.string(),
  draft: json,
  raw_texts: json,
});
export const paymentSchema = z.object({
  ...{ id: z.string(), document_id: z.string(), amount: z.number() },
  paid_on: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  means: z.enum(MONEY_MEANS),
  note: z.string(),
  corrects: text,
});
const endSchema = z.optional(
  z.object({
    kind: z.enum(KIND_NAMES),
    subtype: z.enum(SUBTYPES),
    number: z.string(),
    issueDate: z.string(),
  }),
);
export const linkSchema = z.object({
  ...{ from_id: z.string(), to_id: z.string(), made_at: z.string() },
  relation: z.enum(RELATIONS),
  deleted: z.nullable(z.object({ from: endSchema, to: endSchema })),
});
const stored = { file: z.optional(z.string()), bytes: z.optional(z.string()) };
export const fileSchema = z.object({ document_id: z.string(), name: z.string(), ...stored });
export const draftFileSchema = z.object({ hash: z.string(), media_type: z.string(), ...stored });
