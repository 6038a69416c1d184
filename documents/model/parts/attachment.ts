import * as z from 'zod/mini';
import { optionalText } from '#documents/model/values.ts';

/** Names that France gives to attachments (BT-123, BR-FR-17). */
export const ATTACHMENT_ROLES = [
  'RIB',
  'FEUILLE_DE_STYLE',
  'PJA',
  'BORDEREAU_SUIVI',
  'DOCUMENT_ANNEXE',
  'BON_LIVRAISON',
  'BON_COMMANDE',
  'BORDEREAU_SUIVI_VALIDATION',
  'ETAT_ACOMPTE',
  'FACTURE_PAIEMENT_DIRECT',
  'RECAPITULATIF_COTRAITANCE',
] as const;

/** Media types that EN 16931 accepts in BT-125. */
const MEDIA_TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
] as const;

const MAX_BASE64_LENGTH = 2_800_000; // 2 MB

/** BG-24: a supporting document carried inside the XML. */
export const attachmentSchema = z.strictObject({
  role: z._default(z.enum(ATTACHMENT_ROLES), 'DOCUMENT_ANNEXE'),
  filename: optionalText(120),
  mediaType: z.enum(MEDIA_TYPES),
  /** base64 */
  content: z
    .string()
    .check(
      z.maxLength(MAX_BASE64_LENGTH, { error: 'An attachment holds at most 2 MB' }),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'Expected base64' }),
    ),
});
