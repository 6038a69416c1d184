import * as z from 'zod/mini';
import type { Json } from '#app/data/account/database.generated.ts';
import { KIND_NAMES, REMINDER_LEVELS, SUBTYPES } from '#documents';
import { MONEY_MEANS, RELATIONS } from '#documents/dossier';
import { EVERY } from '#documents/repetition';

const moment = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));
const table = z.optional(z.array(z.unknown()));
/** The tables that are taken in; each row is judged on its own. */
export const exportSchema = z.object({
  exported_at: moment,
  companies: table,
  clients: table,
  products: table,
  documents: z.array(z.unknown()),
  document_contents: table,
  document_files: table,
  document_links: table,
  document_reminders: table,
  draft_files: table,
  payments: table,
  repetitions: table,
});
export type ExportTables = z.infer<typeof exportSchema>;

const text = z.nullable(z.string());
/** Any JSON; its reader checks the shape. */
const json = z.unknown() as z.ZodMiniType<Json>;
/** The constraints of the tables: one refused row would hold up those behind it. */
const localId = z.string().check(z.regex(/^[\w-]{1,64}$/));
const day = z.string().check(z.refine(isDay));
const amount = z.number().check(z.refine((value) => value !== 0 && Math.abs(value) < 1e12));

export const companySchema = z.object({
  ...{ id: z.string(), name: z.string(), siret: text, city: text },
  ...{ seller: json, style: json, defaults: json },
});
export const clientSchema = z.object({
  ...{ id: z.string(), name: z.string(), email: text, billing_city: text },
  language: z.nullish(z.enum(['fr', 'en'])),
  buyer: json,
});
export const productSchema = z.object({
  ...{ id: z.string(), description: z.string(), reference: text, unit: z.string() },
  unit_price_excluding_tax: z.number(),
  vat_rate: z.nullable(z.number()),
});
export const repetitionSchema = z.object({
  ...{ id: z.string(), model: json, client_id: text, company_id: text, every: z.enum(EVERY) },
  ...{ first_on: day, is_month_end: z.boolean(), until_on: z.nullable(day) },
  times: z.nullable(z.int().check(z.gte(1), z.lte(1000))),
  model_rank: z.int().check(z.gte(-6000), z.lte(6000)),
  prices: z.enum(['kept', 'catalogue']),
  done: z.int().check(z.gte(0), z.lte(6000)),
  is_paused: z.boolean(),
});
export const documentSchema = z.object({
  id: z.string(),
  local_id: localId,
  ...{ client_id: z.nullish(z.string()), company_id: z.nullish(z.string()) },
  ...{ issued_at: z.nullable(moment), updated_at: moment, milestone_at: z.nullable(moment) },
  milestone: z.nullable(z.enum(['sent', 'accepted', 'refused', 'paid'])),
});
export const contentSchema = z.object({
  document_id: z.string(),
  draft: json,
  raw_texts: json,
});
export const paymentSchema = z.object({
  ...{ id: z.string(), document_id: z.string(), amount, paid_on: day },
  means: z.enum(MONEY_MEANS),
  note: z.string().check(z.maxLength(200)),
  corrects: text,
});
const endSchema = z.optional(
  z.object({
    kind: z.enum(KIND_NAMES),
    subtype: z.enum(SUBTYPES),
    number: z.string().check(z.maxLength(60)),
    issueDate: z.string().check(z.maxLength(10)),
  }),
);
export const linkSchema = z
  .object({
    ...{ from_id: localId, to_id: localId, made_at: moment, relation: z.enum(RELATIONS) },
    deleted: z.nullable(z.object({ from: endSchema, to: endSchema })),
    payment_id: z.optional(text),
    set_off: z.nullish(z.number().check(z.minimum(0.01), z.maximum(1e12 - 1))),
  })
  .check(z.refine(({ from_id, to_id }) => from_id !== to_id));
export const reminderSchema = z.object({
  document_id: localId,
  made_on: day,
  level: z.enum(REMINDER_LEVELS),
});
const stored = { file: z.optional(z.string()), bytes: z.optional(z.string()) };
export const fileSchema = z.object({
  ...{ document_id: z.string(), name: z.string(), sha256: z.string(), ...stored },
});
export const draftFileSchema = z.object({ hash: z.string(), media_type: z.string(), ...stored });

/** A day of the calendar, as YYYY-MM-DD. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
