import * as z from 'zod/mini';
import { optionalText } from './values.ts';

/** 3 MB of image, as base64. */
const MAX_LOGO_LENGTH = 4_200_000;

const logoSchema = z.strictObject({
  /** PNG or JPEG as a data URL: the two formats that a PDF draws. */
  data: z.string().check(
    z.maxLength(MAX_LOGO_LENGTH, { error: 'The logo weighs more than 3 MB: reduce it' }),
    z.regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/, {
      error:
        'Expected a PNG or a JPEG as "data:image/png;base64,…"; SVG and other formats must be converted first',
    }),
  ),
  alt: z.optional(optionalText(200)),
});

const WATERMARKS = ['none', 'paid', 'duplicate', 'cancelled'] as const;

export const styleSchema = z.strictObject({
  template: z._default(z.enum(['classique']), 'classique'),
  accent: z._default(
    z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, { error: 'Expected a colour "#RRGGBB"' })),
    '#1C5D4A',
  ),
  logo: z.optional(logoSchema),
  watermark: z._default(z.enum(WATERMARKS), 'none'),
  showsPaymentCode: z._default(z.boolean(), true),
});
