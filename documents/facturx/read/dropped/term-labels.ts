import type { DroppedTerm } from '#documents/facturx/read/received-invoice.ts';
import { PARTY_LABELS } from './party-labels.ts';
import { UNREAD_LABELS } from './unread-labels.ts';

type TermName = Pick<DroppedTerm, 'term' | 'label'>;

/**
 * A term of our model (« lines.charges.percent ») with its number in the standard and its French
 * name.
 */
export function describeTerm(path: string): TermName {
  const known = LABELS[path] ?? PARTY_LABELS[path];
  return known ? { term: known[0], label: known[1] } : { term: path, label: UNNAMED };
}

/** A text that no term took, by the end of its path: « …/SellerTradeParty/Description ». */
export function describeUnread(path: string): TermName {
  const known = UNREAD_LABELS.find(({ end }) => `/${path}`.endsWith(end));
  return known ? { term: known.term, label: known.label } : { term: path, label: UNNAMED };
}

const UNNAMED = 'Information propre à l’émetteur';

const LABELS: Readonly<Record<string, readonly [string, string]>> = {
  processId: ['BT-23', 'Cadre de facturation'],
  number: ['BT-1', 'Numéro de la facture'],
  typeCode: ['BT-3', 'Type de facture'],
  issueDate: ['BT-2', 'Date de la facture'],
  'notes.content': ['BT-22', 'Note'],
  'notes.subjectCode': ['BT-21', 'Sujet d’une note'],
  buyerReference: ['BT-10', 'Référence de l’acheteur'],
  salesOrder: ['BT-14', 'Commande du vendeur'],
  purchaseOrder: ['BT-13', 'Bon de commande'],
  contract: ['BT-12', 'Contrat'],
  tender: ['BT-17', 'Appel d’offres ou lot'],
  billedObject: ['BT-18', 'Objet facturé'],
  project: ['BT-11', 'Projet'],
  despatchAdvice: ['BT-16', 'Avis d’expédition'],
  receivingAdvice: ['BT-15', 'Avis de réception'],
  accounting: ['BT-19', 'Référence comptable de l’acheteur'],
  'attachments.id': ['BT-122', 'Référence d’une pièce jointe'],
  'attachments.name': ['BT-123', 'Description d’une pièce jointe'],
  'attachments.content': ['BT-125', 'Pièce jointe'],
  'attachments.mediaType': ['BT-125-1', 'Format d’une pièce jointe'],
  'attachments.filename': ['BT-125-2', 'Nom d’une pièce jointe'],
  deliveryDate: ['BT-72', 'Date de livraison'],
  'period.start': ['BT-73', 'Début de la période'],
  'period.end': ['BT-74', 'Fin de la période'],
  creditorId: ['BT-90', 'Identifiant du créancier SEPA'],
  paymentReference: ['BT-83', 'Référence du paiement'],
  'paymentMeans.code': ['BT-81', 'Moyen de paiement'],
  'paymentMeans.text': ['BT-82', 'Moyen de paiement, en mots'],
  'paymentMeans.card.number': ['BT-87', 'Numéro de carte'],
  'paymentMeans.card.holder': ['BT-88', 'Titulaire de la carte'],
  'paymentMeans.debtorIban': ['BT-91', 'Compte prélevé'],
  'paymentMeans.iban': ['BT-84', 'IBAN'],
  'paymentMeans.accountName': ['BT-85', 'Titulaire du compte'],
  'paymentMeans.bic': ['BT-86', 'BIC'],
  'paymentTerms.description': ['BT-20', 'Conditions de paiement'],
  'paymentTerms.dueDate': ['BT-9', 'Échéance'],
  'paymentTerms.mandateId': ['BT-89', 'Mandat de prélèvement'],
  currency: ['BT-5', 'Monnaie'],
  vatCurrency: ['BT-6', 'Monnaie de la TVA'],
  'vatBreakdown.category': ['BT-118', 'Catégorie de TVA'],
  'vatBreakdown.rate': ['BT-119', 'Taux de TVA'],
  'vatBreakdown.reason': ['BT-120', 'Motif d’exonération'],
  'vatBreakdown.reasonCode': ['BT-121', 'Code du motif d’exonération'],
  'vatBreakdown.taxPointCode': ['BT-8', 'Exigibilité de la TVA'],
  'allowances.percent': ['BT-94', 'Pourcentage d’une remise'],
  'allowances.reasonCode': ['BT-98', 'Code du motif d’une remise'],
  'allowances.reason': ['BT-97', 'Motif d’une remise'],
  'allowances.vat.category': ['BT-95', 'Catégorie de TVA d’une remise'],
  'allowances.vat.rate': ['BT-96', 'Taux de TVA d’une remise'],
  'charges.percent': ['BT-101', 'Pourcentage de frais'],
  'charges.reasonCode': ['BT-105', 'Code du motif de frais'],
  'charges.reason': ['BT-104', 'Motif de frais'],
  'charges.vat.category': ['BT-102', 'Catégorie de TVA de frais'],
  'charges.vat.rate': ['BT-103', 'Taux de TVA de frais'],
  'precedingInvoices.number': ['BT-25', 'Facture antérieure'],
  'precedingInvoices.issueDate': ['BT-26', 'Date de la facture antérieure'],
  'lines.id': ['BT-126', 'Numéro de ligne'],
  'lines.note': ['BT-127', 'Note de ligne'],
  'lines.gtin': ['BT-157', 'Code GTIN de l’article'],
  'lines.sellerItemId': ['BT-155', 'Référence de l’article chez le vendeur'],
  'lines.buyerItemId': ['BT-156', 'Référence de l’article chez l’acheteur'],
  'lines.name': ['BT-153', 'Nom de l’article'],
  'lines.description': ['BT-154', 'Description de l’article'],
  'lines.attributes.name': ['BT-160', 'Nom d’une caractéristique'],
  'lines.attributes.value': ['BT-161', 'Valeur d’une caractéristique'],
  'lines.originCountry': ['BT-159', 'Pays d’origine'],
  'lines.orderLine': ['BT-132', 'Ligne de commande'],
  'lines.netPrice': ['BT-146', 'Prix net de l’article'],
  'lines.priceBaseQuantity': ['BT-149', 'Quantité de base du prix'],
  'lines.quantity': ['BT-129', 'Quantité'],
  'lines.unit': ['BT-130', 'Unité'],
  'lines.vat.category': ['BT-151', 'Catégorie de TVA d’une ligne'],
  'lines.vat.rate': ['BT-152', 'Taux de TVA d’une ligne'],
  'lines.period.start': ['BT-134', 'Début de la période d’une ligne'],
  'lines.period.end': ['BT-135', 'Fin de la période d’une ligne'],
  'lines.allowances.percent': ['BT-138', 'Pourcentage d’une remise de ligne'],
  'lines.allowances.reasonCode': ['BT-140', 'Code du motif d’une remise de ligne'],
  'lines.allowances.reason': ['BT-139', 'Motif d’une remise de ligne'],
  'lines.charges.percent': ['BT-143', 'Pourcentage de frais de ligne'],
  'lines.charges.reasonCode': ['BT-145', 'Code du motif de frais de ligne'],
  'lines.charges.reason': ['BT-144', 'Motif de frais de ligne'],
  'lines.accountingReference': ['BT-133', 'Référence comptable d’une ligne'],
};
