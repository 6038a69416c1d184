import { optional, required, withDefault } from './field.ts';
import type { OutputOf, Shape } from './field-types.ts';
import { choice, flag, object, pattern, text } from './shape.ts';

/** 3 MB of image in base64. */
const MAX_IMAGE_LENGTH = 4_200_000;

/** A data URL in one of the two formats that the PDF embeds. */
const imageData = (name: string) =>
  pattern(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/, {
    error:
      'Expected a PNG or a JPEG as "data:image/png;base64,…"; SVG and other formats must be converted first',
    maxLength: MAX_IMAGE_LENGTH,
    tooLong: `The ${name} weighs more than 3 MB: reduce it`,
  });

const logo = object({
  data: required(imageData('logo'), 'Image'),
  alt: optional(text(200), 'Ce que montre le logo'),
});

/** Printed where the issuer signs. */
const signature = object({ data: required(imageData('signature'), 'Image') });

const WATERMARKS = ['none', 'paid', 'duplicate', 'cancelled'] as const;

/** Line columns that an author may show or hide. */
const COLUMNS = {
  reference: 'Colonne des références',
  date: 'Colonne des dates',
  quantity: 'Colonne des quantités',
  unit: 'Colonne des unités',
  unitPrice: 'Colonne des prix',
  discount: 'Colonne des remises',
  vatRate: 'Colonne de la TVA',
} as const;

/** Words that an author may replace. */
const RENAMED = {
  name: 'Colonne des désignations',
  ...COLUMNS,
  lineTotal: 'Colonne des totaux',
  addressee: 'Au-dessus du client',
  supply: 'Date de réalisation',
  dueDate: 'Date d’échéance',
  finalAmount: 'Dernier montant',
} as const;

const columns = object(byName(COLUMNS, flag));
const labels = object(byName(RENAMED, text(24)));

function byName<Name extends string, S extends Shape>(names: Record<Name, string>, shape: S) {
  const fields = Object.entries<string>(names).map(([name, label]) => [
    name,
    optional(shape, label),
  ]);
  // The keys are those of `names`.
  return Object.fromEntries(fields) as Record<Name, ReturnType<typeof optional<S>>>;
}

export const TEMPLATES = ['classique', 'moderne', 'epure', 'compact'] as const;

export const styleFields = {
  template: withDefault(choice(TEMPLATES), 'classique', 'Modèle'),
  accent: withDefault(
    pattern(/^#[0-9A-Fa-f]{6}$/, { error: 'Expected a colour "#RRGGBB"' }),
    '#1C5D4A',
    'Couleur',
  ),
  logo: optional(logo, 'Logo'),
  signature: optional(signature, 'Signature'),
  columns: optional(columns, 'Colonnes des lignes'),
  labels: optional(labels, 'Titres'),
  watermark: withDefault(choice(WATERMARKS), 'none', 'Filigrane'),
  showsPaymentCode: withDefault(flag, true, 'Imprimer un code QR de virement'),
};

export const styleShape = object(styleFields);

/** Languages of the printed document. */
export const LANGUAGES = ['fr', 'en'] as const;

export type LanguageCode = (typeof LANGUAGES)[number];
export type Style = OutputOf<typeof styleFields>;
