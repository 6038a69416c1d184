import { optional, orEmpty } from './field.ts';
import type { OutputOf } from './field-types.ts';
import { date, documentNumber, listOf, object, text } from './shape.ts';

const documentReferenceFields = {
  number: orEmpty(documentNumber(35), 'Numéro', 'BT-25'),
  issueDate: optional(date, 'Émise le', 'BT-26'),
};

export const documentReferenceShape = object(documentReferenceFields);

export const referencesFields = {
  buyerReference: optional(text(100), 'Référence du client', 'BT-10'),
  project: optional(text(100), 'Projet ou chantier', 'BT-11'),
  contract: optional(text(100), 'N°\u00a0de contrat', 'BT-12'),
  purchaseOrder: optional(text(100), 'N°\u00a0de bon de commande', 'BT-13'),
  salesOrder: optional(text(100), 'Votre n°\u00a0de commande', 'BT-14'),
  receivingAdvice: optional(text(100), 'N°\u00a0d’avis de réception', 'BT-15'),
  despatchAdvice: optional(text(100), 'N°\u00a0de bon de livraison', 'BT-16'),
  tender: optional(text(100), 'N°\u00a0de marché', 'BT-17'),
  billedObject: optional(text(100), 'Objet facturé', 'BT-18'),
  accounting: optional(text(100), 'Imputation comptable du client', 'BT-19'),
  quote: optional(documentReferenceShape, 'Devis'),
  /** The invoices that the document corrects, completes or deducts. */
  preceding: optional(listOf(documentReferenceShape, 50), 'Factures précédentes', 'BG-3'),
};

export const referencesShape = object(referencesFields);

export type DocumentReference = OutputOf<typeof documentReferenceFields>;
