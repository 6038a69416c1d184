import { UNREAD_UBL_LABELS } from './unread-ubl-labels.ts';

/**
 * Terms of the standard (and frequent elements outside it) that a draft has no field for, by the
 * end of their path in the file.
 */
export const UNREAD_LABELS: readonly { end: string; term: string; label: string }[] = [
  ...UNREAD_UBL_LABELS.map(([end, term, label]) => named(end, term, label)),
  named('SellerTradeParty/ID', 'BT-29', 'Vendeur, autre identifiant'),
  named('SellerTradeParty/GlobalID', 'BT-29', 'Vendeur, autre identifiant'),
  named(
    'SellerTradeParty/SpecifiedLegalOrganization/ID',
    'BT-30',
    'Vendeur, numéro d’immatriculation',
  ),
  named('BuyerTradeParty/ID', 'BT-46', 'Client, autre identifiant'),
  named('BuyerTradeParty/GlobalID', 'BT-46', 'Client, autre identifiant'),
  named(
    'BuyerTradeParty/SpecifiedLegalOrganization/ID',
    'BT-47',
    'Client, numéro d’immatriculation',
  ),
  named('PayeeTradeParty/GlobalID', 'BT-60', 'Bénéficiaire du paiement, identifiant'),
  named(
    'ApplicableHeaderTradeDelivery/ShipToTradeParty/GlobalID',
    'BT-71',
    'Lieu de livraison, identifiant',
  ),
  named('FaxUniversalCommunication/CompleteNumber', 'EXTENDED', 'Télécopie du contact'),
  named('TaxPointDate/DateString', 'BT-7', 'Date d’exigibilité de la TVA'),
  named('GrossPriceProductTradePrice/ChargeAmount', 'BT-148', 'Prix brut de l’article'),
  named('GrossPriceProductTradePrice/BasisQuantity', 'BT-149', 'Quantité de base du prix brut'),
  named('AppliedTradeAllowanceCharge/ActualAmount', 'BT-147', 'Rabais sur le prix de l’article'),
  named(
    'AppliedTradeAllowanceCharge/ChargeIndicator/Indicator',
    'BT-147',
    'Rabais sur le prix de l’article',
  ),
  named('DesignatedProductClassification/ClassCode', 'BT-158', 'Classification de l’article'),
  named('SpecifiedTradeProduct/GlobalID', 'BT-157', 'Identifiant standard de l’article'),
  named('AssociatedDocumentLineDocument/IncludedNote/Content', 'BT-127', 'Autre note de ligne'),
  named(
    'AssociatedDocumentLineDocument/IncludedNote/SubjectCode',
    'EXTENDED',
    'Sujet d’une note de ligne',
  ),
  named(
    'SpecifiedLineTradeSettlement/AdditionalReferencedDocument/IssuerAssignedID',
    'BT-128',
    'Objet d’une ligne',
  ),
  named(
    'SpecifiedLineTradeSettlement/AdditionalReferencedDocument/TypeCode',
    'BT-128',
    'Objet d’une ligne',
  ),
  named('AdditionalReferencedDocument/URIID', 'BT-124', 'Adresse d’une pièce jointe'),
  named('AdditionalReferencedDocument/ReferenceTypeCode', 'BT-18-1', 'Type de l’objet facturé'),
  named('SpecifiedProcuringProject/Name', 'BT-11', 'Nom du projet'),
  named('PayeePartyCreditorFinancialAccount/ProprietaryID', 'BT-84', 'Numéro de compte'),
  named('PayeePartyCreditorFinancialAccount/IBANID', 'BT-84', 'Autre IBAN'),
  named('PayeePartyCreditorFinancialAccount/AccountName', 'BT-85', 'Titulaire d’un autre compte'),
  named('PayeeSpecifiedCreditorFinancialInstitution/BICID', 'BT-86', 'BIC d’un autre compte'),
  named('SpecifiedTradeSettlementPaymentMeans/TypeCode', 'BT-81', 'Autre moyen de paiement'),
  named('SpecifiedTradeSettlementPaymentMeans/Information', 'BT-82', 'Autre moyen de paiement'),
  named('SpecifiedTradePaymentTerms/Description', 'BT-20', 'Autres conditions de paiement'),
  named('SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString', 'BT-9', 'Autre échéance'),
];

function named(end: string, term: string, label: string) {
  return { end: `/${end}`, term, label };
}
