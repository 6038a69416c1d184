import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { findField } from '#documents/model/fields/field-at.ts';
import { uncapitalize } from '#documents/model/texts/capitalize.ts';
import type { DroppedTerm } from '#documents/received/received-invoice.ts';
import { describeExtended } from './extended-labels.ts';
import { describePartyTerm } from './party-labels.ts';
import { UNREAD_LABELS } from './unread-labels.ts';

type TermName = Pick<DroppedTerm, 'term' | 'label'>;

/**
 * A term of our model (« lines.charges.percent ») with its number in the standard and its French
 * name.
 */
export function describeTerm(path: string): TermName {
  const known = LABELS[path];
  if (known) return { term: known[0], label: known[1] };
  return describePartyTerm(path) ?? describeField(path) ?? { term: path, label: UNNAMED };
}

/** « lines.quantity » → BT-129, « Ligne, quantité »: the words of the field of a draft. */
function describeField(path: string): TermName | undefined {
  const field = findField(FIELDS[path] ?? path) ?? findField(`references.${path}`);
  const [term] = field?.term?.split(', ') ?? [];
  if (!field || !term) return undefined;
  const [group = ''] = path.split('.');
  const owner = GROUPS[group];
  return { term, label: owner ? `${owner}, ${uncapitalize(field.label)}` : field.label };
}

/** A text that no term took, by the end of its path: « …/SellerTradeParty/Description ». */
export function describeUnread(path: string): TermName {
  const known = UNREAD_LABELS.find(({ end }) => `/${path}`.endsWith(end));
  if (known) return { term: known.term, label: known.label };
  return describeExtended(path) ?? { term: path, label: UNNAMED };
}

const UNNAMED = 'Information propre à l’émetteur';

/** Terms under another name in a draft. */
const FIELDS: Readonly<Record<string, DraftPath>> = {
  deliveryDate: 'supply.date',
  creditorId: 'payment.mandate.creditorId',
  paymentReference: 'payment.reference',
  'paymentMeans.code': 'payment.means',
  'paymentMeans.iban': 'seller.iban',
  'paymentMeans.accountName': 'seller.accountHolder',
  'paymentMeans.bic': 'seller.bic',
  'paymentTerms.dueDate': 'dueDate',
  'paymentTerms.mandateId': 'payment.mandate.reference',
  'lines.vat.rate': 'lines[0].vatRate',
};
const GROUPS: Readonly<Record<string, string>> = { attachments: 'Pièce jointe', lines: 'Ligne' };

/** Terms that no field of a draft holds alone, or that a reader must see in other words. */
const LABELS: Readonly<Record<string, readonly [string, string]>> = {
  processId: ['BT-23', 'Cadre de facturation'],
  typeCode: ['BT-3', 'Type de facture'],
  'notes.content': ['BT-22', 'Note'],
  'notes.subjectCode': ['BT-21', 'Sujet d’une note'],
  salesOrder: ['BT-14', 'Commande du vendeur'],
  tender: ['BT-17', 'Appel d’offres ou lot'],
  'attachments.id': ['BT-122', 'Référence d’une pièce jointe'],
  'attachments.name': ['BT-123', 'Description d’une pièce jointe'],
  'attachments.mediaType': ['BT-125-1', 'Format d’une pièce jointe'],
  'attachments.filename': ['BT-125-2', 'Nom d’une pièce jointe'],
  'period.start': ['BT-73', 'Début de la période'],
  'period.end': ['BT-74', 'Fin de la période'],
  'paymentMeans.text': ['BT-82', 'Moyen de paiement, en mots'],
  'paymentMeans.card.number': ['BT-87', 'Numéro de carte'],
  'paymentMeans.card.holder': ['BT-88', 'Titulaire de la carte'],
  'paymentMeans.debtorIban': ['BT-91', 'Compte prélevé'],
  'paymentTerms.description': ['BT-20', 'Conditions de paiement'],
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
  'lines.sellerItemId': ['BT-155', 'Référence de l’article chez le vendeur'],
  'lines.buyerItemId': ['BT-156', 'Référence de l’article chez l’acheteur'],
  'lines.attributes.name': ['BT-160', 'Nom d’une caractéristique'],
  'lines.attributes.value': ['BT-161', 'Valeur d’une caractéristique'],
  'lines.orderLine': ['BT-132', 'Ligne de commande'],
  'lines.billedObject': ['BT-128', 'Objet d’une ligne'],
  'lines.netPrice': ['BT-146', 'Prix net de l’article'],
  'lines.priceBaseQuantity': ['BT-149', 'Quantité de base du prix'],
  'lines.vat.category': ['BT-151', 'Catégorie de TVA d’une ligne'],
  'lines.period.start': ['BT-134', 'Début de la période d’une ligne'],
  'lines.period.end': ['BT-135', 'Fin de la période d’une ligne'],
  'lines.allowances.percent': ['BT-138', 'Pourcentage d’une remise de ligne'],
  'lines.allowances.reasonCode': ['BT-140', 'Code du motif d’une remise de ligne'],
  'lines.allowances.reason': ['BT-139', 'Motif d’une remise de ligne'],
  'lines.charges.percent': ['BT-143', 'Pourcentage de frais de ligne'],
  'lines.charges.reasonCode': ['BT-145', 'Code du motif de frais de ligne'],
  'lines.charges.reason': ['BT-144', 'Motif de frais de ligne'],
  'lines.subtype': ['BT-X-8', 'Sorte de ligne'],
  'lines.parentId': ['BT-X-304', 'Ligne de rattachement'],
  'lines.lineNetAmount': ['BT-131', 'Montant d’une ligne qui ne compte pas'],
  'lines.allowances.amount': ['BT-136', 'Remise d’une ligne qui ne compte pas'],
  'lines.allowances.baseAmount': ['BT-137', 'Base d’une remise d’une ligne qui ne compte pas'],
  'lines.charges.amount': ['BT-141', 'Frais d’une ligne qui ne compte pas'],
  'lines.charges.baseAmount': ['BT-142', 'Base de frais d’une ligne qui ne compte pas'],
  'lines.exemptionReason': ['EXTENDED', 'Motif d’exonération d’une ligne'],
  'lines.exemptionCode': ['EXTENDED', 'Code d’exonération d’une ligne'],
  'lines.invoiceNumber': ['EXTENDED', 'Facture antérieure d’une ligne'],
  'lines.invoiceDate': ['EXTENDED', 'Facture antérieure d’une ligne, date'],
  'advancePayments.paidAmount': ['BG-X-45', 'Acompte versé'],
  'advancePayments.receivedDate': ['BG-X-45', 'Date d’un acompte'],
  'advancePayments.invoiceNumber': ['BG-X-45', 'Facture d’un acompte'],
  'advancePayments.invoiceDate': ['BG-X-45', 'Date de la facture d’un acompte'],
  'advancePayments.paymentId': ['BG-X-45', 'Référence d’un acompte'],
  'advancePayments.taxes.includedTax': ['BG-X-45', 'TVA d’un acompte'],
  'advancePayments.taxes.base': ['BG-X-45', 'Base de la TVA d’un acompte'],
  'advancePayments.taxes.category': ['BG-X-45', 'Catégorie de TVA d’un acompte'],
  'advancePayments.taxes.rate': ['BG-X-45', 'Taux de TVA d’un acompte'],
  'paymentParts.instalment': ['EXTENDED', 'Échéance'],
  'paymentParts.discount': ['EXTENDED', 'Escompte'],
  'paymentParts.penalty': ['EXTENDED', 'Pénalité de retard'],
  'paymentParts.amount': ['EXTENDED', 'Montant d’une échéance'],
  'paymentParts.dueDate': ['BT-9', 'Autre échéance'],
  'paymentParts.mandateId': ['BT-89', 'Autre mandat de prélèvement'],
  'payer.name': ['EXTENDED', 'Payeur, nom'],
  'exchange.source': ['EXTENDED', 'Monnaie d’origine du taux de change'],
  'exchange.target': ['EXTENDED', 'Monnaie visée par le taux de change'],
  'exchange.rate': ['EXTENDED', 'Taux de change'],
  'exchange.date': ['EXTENDED', 'Date du taux de change'],
};
