import * as z from 'zod/mini';
import { optionalText } from '#documents/model/values.ts';

/** 3 MB of image, as base64. */
const MAX_IMAGE_LENGTH = 4_200_000;

/** PNG or JPEG as a data URL: the two formats that a PDF draws. */
const imageData = (name: string) =>
  z.string().check(
    z.maxLength(MAX_IMAGE_LENGTH, { error: `The ${name} weighs more than 3 MB: reduce it` }),
    z.regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/, {
      error:
        'Expected a PNG or a JPEG as "data:image/png;base64,…"; SVG and other formats must be converted first',
    }),
  );

const logoSchema = z.strictObject({
  data: imageData('logo'),
  alt: z.optional(optionalText(200)),
});

/** Drawn, typed or photographed; printed where the issuer signs. */
const signatureSchema = z.strictObject({ data: imageData('signature') });

const WATERMARKS = ['none', 'paid', 'duplicate', 'cancelled'] as const;

/**
 * The columns of the lines that an author shows or hides; those that the law wants stay on an
 * invoice.
 */
const COLUMNS = [
  'reference',
  'date',
  'quantity',
  'unit',
  'unitPrice',
  'discount',
  'vatRate',
] as const;

/** What an author may call otherwise. */
const RENAMED = [
  'name',
  ...COLUMNS,
  'lineTotal',
  'addressee',
  'supply',
  'dueDate',
  'finalAmount',
] as const;

const columnsSchema = z.strictObject(byName(COLUMNS, () => z.optional(z.boolean())));
const labelsSchema = z.strictObject(byName(RENAMED, () => z.optional(optionalText(24))));

function byName<Name extends string, Schema>(names: readonly Name[], create: () => Schema) {
  // The entries are those of the names.
  return Object.fromEntries(names.map((name) => [name, create()])) as Record<Name, Schema>;
}

export const TEMPLATES = ['classique', 'moderne', 'epure', 'compact'] as const;

export const styleSchema = z.strictObject({
  template: z._default(z.enum(TEMPLATES), 'classique'),
  accent: z._default(
    z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, { error: 'Expected a colour "#RRGGBB"' })),
    '#1C5D4A',
  ),
  logo: z.optional(logoSchema),
  signature: z.optional(signatureSchema),
  columns: z.optional(columnsSchema),
  labels: z.optional(labelsSchema),
  watermark: z._default(z.enum(WATERMARKS), 'none'),
  showsPaymentCode: z._default(z.boolean(), true),
});

/** Of the printed words: `language` of the draft. */
export const LANGUAGES = ['fr', 'en'] as const;

export type LanguageCode = (typeof LANGUAGES)[number];
export type Style = z.infer<typeof styleSchema>;
