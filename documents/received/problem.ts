/** A stable code and a French message for the person who opened the file. */
export type ReadProblem = { code: ReadProblemCode; message: string };

export type ReadProblemCode = keyof typeof MESSAGES;

export function readProblem(code: ReadProblemCode): ReadProblem {
  return { code, message: MESSAGES[code] };
}

const MESSAGES = {
  'too-large':
    'Ce fichier dépasse 20 Mo : demandez à son émetteur une facture sans pièces jointes.',
  'too-complex':
    'Ce fichier compte trop d’éléments pour une facture. Demandez à son émetteur de vérifier ce qu’il a envoyé.',
  'too-deep':
    'Ce fichier n’a pas la forme d’une facture : ses éléments sont emboîtés sans fin. Ne l’ouvrez pas ailleurs.',
  'has-doctype':
    'Ce fichier contient une déclaration DOCTYPE, qu’une facture électronique n’a jamais : il n’est pas lu, par sécurité.',
  'unknown-encoding':
    'L’écriture des caractères de ce fichier n’est pas reconnue. Demandez à son émetteur une facture en UTF-8.',
  'not-xml':
    'Ce fichier n’est pas une facture électronique : choisissez un fichier XML ou un PDF Factur-X.',
  malformed:
    'Ce fichier XML est abîmé ou incomplet : demandez à son émetteur de vous l’envoyer de nouveau.',
  'is-order': 'Ce fichier est une commande, pas une facture : il ne peut pas être ouvert ici.',
  'is-status':
    'Ce fichier est un statut de facture (accusé de réception, rejet ou encaissement), pas une facture.',
  'is-old-zugferd':
    'Cette facture est au format ZUGFeRD 1.0, remplacé en 2019. Demandez à son émetteur une facture Factur-X, CII ou UBL.',
  'is-not-invoice':
    'Ce fichier XML n’est pas une facture Factur-X, CII ou UBL. Vérifiez le fichier choisi.',
  'too-many-lines':
    'Cette facture compte plus de 2 000 lignes : elle est trop longue pour être affichée ici.',
  'not-representable':
    'Cette facture contient des valeurs hors de toute limite : elle ne peut pas être affichée.',
} as const;
