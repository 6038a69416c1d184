import { required, withDefault } from './field.ts';
import { choice, object, pattern, text } from './shape.ts';

/** The French attachment codes (BT-123, BR-FR-17). */
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

/** The media types of EN 16931 (BT-125). */
const MEDIA_TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
] as const;

const MAX_BASE64_LENGTH = 2_800_000; // 2 MB

/** BG-24: a supporting document embedded in the XML. */
export const attachmentFields = {
  role: withDefault(choice(ATTACHMENT_ROLES), 'DOCUMENT_ANNEXE', 'Ce que c’est', 'BT-123'),
  filename: required(text(120), 'Nom du fichier', 'BT-125'),
  mediaType: required(choice(MEDIA_TYPES), 'Format', 'BT-125'),
  content: required(
    pattern(/^[A-Za-z0-9+/]+={0,2}$/, {
      error: 'Expected base64',
      maxLength: MAX_BASE64_LENGTH,
      tooLong: 'An attachment holds at most 2 MB',
    }),
    'Contenu',
    'BT-125',
  ),
};

export const attachmentShape = object(attachmentFields);
