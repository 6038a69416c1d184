import type { DroppedTerm } from '#documents/received/received-invoice.ts';
import { nameUblParty } from './extended-ubl-labels.ts';
import { wordOf } from './party-labels.ts';

type TermName = Pick<DroppedTerm, 'term' | 'label'>;

/**
 * The French label of a term of EXTENDED that a draft has no field for, by its path: a party, a
 * referenced document, or one of the texts below. Undefined when it is none of them.
 */
export function describeExtended(path: string): TermName | undefined {
  const label = nameReference(path) ?? nameText(path) ?? nameUblParty(path);
  if (label) return { term: EXTENDED, label };
  return nameParty(path);
}

/** « Payeur, adresse » */
function nameParty(path: string): TermName | undefined {
  const [, role = '', field = ''] = /^(?:.*\/)?(\w+TradeParty)\/(.+)$/.exec(path) ?? [];
  const party = (isOfLine(path) ? LINE_PARTIES.get(role) : undefined) ?? PARTIES.get(role);
  const detail = PARTY_FIELDS.find(([end]) => `/${field}`.endsWith(`/${end}`));
  if (!party || !detail) return undefined;
  return {
    term: PARTY_TERMS.get(role) ?? EXTENDED,
    label: `${party}, ${wordOf(detail[1]) ?? detail[1]}`,
  };
}

/** « Bon de livraison d’une ligne, date » */
function nameReference(path: string): string | undefined {
  const [, name = '', field = ''] = /(\w+)ReferencedDocument\/(.+)$/.exec(path) ?? [];
  const document = DOCUMENTS.get(name);
  const detail = DOCUMENT_FIELDS.get(field);
  if (document === undefined || detail === undefined) return undefined;
  return `${document}${isOfLine(path) ? ' d’une ligne' : ''}${detail}`;
}

function nameText(path: string): string | undefined {
  return TEXTS.find(([end]) => `/${path}`.endsWith(`/${end}`))?.[1];
}

function isOfLine(path: string): boolean {
  return path.includes('IncludedSupplyChainTradeLineItem/');
}

const EXTENDED = 'EXTENDED';

const PARTIES: ReadonlyMap<string, string> = new Map([
  ['SellerTradeParty', 'Vendeur'],
  ['BuyerTradeParty', 'Client'],
  ['SellerTaxRepresentativeTradeParty', 'Représentant fiscal'],
  ['BuyerTaxRepresentativeTradeParty', 'Représentant fiscal du client'],
  ['SalesAgentTradeParty', 'Agent du vendeur'],
  ['BuyerAgentTradeParty', 'Agent du client'],
  ['ProductEndUserTradeParty', 'Utilisateur final'],
  ['ShipToTradeParty', 'Lieu de livraison'],
  ['UltimateShipToTradeParty', 'Destinataire final'],
  ['ShipFromTradeParty', 'Lieu d’expédition'],
  ['InvoicerTradeParty', 'Émetteur de la facture'],
  ['InvoiceeTradeParty', 'Destinataire de la facture'],
  ['PayeeTradeParty', 'Bénéficiaire du paiement'],
  ['PayerTradeParty', 'Payeur'],
  ['ItemSellerTradeParty', 'Vendeur d’une ligne'],
  ['ManufacturerTradeParty', 'Fabricant'],
]);
const LINE_PARTIES: ReadonlyMap<string, string> = new Map([
  ['ShipToTradeParty', 'Lieu de livraison d’une ligne'],
  ['UltimateShipToTradeParty', 'Destinataire final d’une ligne'],
]);
const PARTY_TERMS: ReadonlyMap<string, string> = new Map([['InvoicerTradeParty', 'BG-X-33']]);

/** A key of `wordOf`, or the word itself where no other party has it. */
const PARTY_FIELDS: readonly (readonly [string, string])[] = [
  ['SpecifiedLegalOrganization/ID', 'legalId'],
  ['TradingBusinessName', 'tradeName'],
  ['SpecifiedTaxRegistration/ID', 'vatNumber'],
  ['ID', 'id'],
  ['GlobalID', 'id'],
  ['Name', 'name'],
  ['RoleCode', 'rôle'],
  ['Description', 'legalInformation'],
  ['PersonName', 'contact.name'],
  ['DepartmentName', 'contact.department'],
  ['DefinedTradeContact/TypeCode', 'type de contact'],
  ['TelephoneUniversalCommunication/CompleteNumber', 'contact.phone'],
  ['EmailURIUniversalCommunication/URIID', 'contact.email'],
  ['URIUniversalCommunication/URIID', 'electronicAddress'],
  ['PostcodeCode', 'address.postalCode'],
  ['LineOne', 'address.line1'],
  ['LineTwo', 'address.line2'],
  ['LineThree', 'address.line3'],
  ['CityName', 'address.city'],
  ['CountryID', 'address.country'],
  ['CountrySubDivisionName', 'address.region'],
];

const DOCUMENTS: ReadonlyMap<string, string> = new Map([
  ['SellerOrder', 'Commande du vendeur'],
  ['BuyerOrder', 'Bon de commande'],
  ['UltimateCustomerOrder', 'Commande du client final'],
  ['Quotation', 'Devis'],
  ['Contract', 'Contrat'],
  ['Additional', 'Document'],
  ['DespatchAdvice', 'Avis d’expédition'],
  ['ReceivingAdvice', 'Avis de réception'],
  ['DeliveryNote', 'Bon de livraison'],
  ['Invoice', 'Facture antérieure'],
  ['InvoiceSpecified', 'Facture d’un acompte'],
]);
const DOCUMENT_FIELDS: ReadonlyMap<string, string> = new Map([
  ['IssuerAssignedID', ''],
  ['LineID', ', ligne'],
  ['TypeCode', ', type'],
  ['ReferenceTypeCode', ', type'],
  ['Name', ', nom'],
  ['URIID', ', adresse'],
  ['AttachmentBinaryObject', ', fichier'],
  ['FormattedIssueDateTime/DateTimeString', ', date'],
]);

const DISCOUNT = 'ApplicableTradePaymentDiscountTerms';
const PENALTY = 'ApplicableTradePaymentPenaltyTerms';
const PERIOD = 'EffectiveSpecifiedPeriod';
const LINE_SUMS = 'SpecifiedTradeSettlementLineMonetarySummation';

/** By the end of their path, the longest of a kind first. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['TestIndicator/Indicator', 'Fichier de test'],
  ['CopyIndicator/Indicator', 'Indication de copie'],
  ['ExchangedDocument/Name', 'Titre du document'],
  ['LanguageID', 'Langue du document'],
  [`${PERIOD}/StartDateTime/DateTimeString`, 'Début de validité du document'],
  [`${PERIOD}/EndDateTime/DateTimeString`, 'Fin de validité du document'],
  ['BillingSpecifiedPeriod/Description', 'Description d’une période'],
  [`${PERIOD}/CompleteDateTime/DateTimeString`, 'Fin de validité du document'],
  ['IncludedNote/ContentCode', 'Code d’une note'],
  ['LineStatusCode', 'État d’une ligne'],
  [
    'SpecifiedLineTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString',
    'Date de livraison d’une ligne',
  ],
  ['ChargeFreeQuantity', 'Quantité gratuite'],
  ['PerPackageUnitQuantity', 'Unités par colis'],
  ['PackageQuantity', 'Nombre de colis'],
  ['ApplicableTradeDeliveryTerms/DeliveryTypeCode', 'Condition de livraison'],
  ['RelevantTradeLocation/CountryID', 'Condition de livraison, pays'],
  ['RelevantTradeLocation/Name', 'Condition de livraison, lieu'],
  ['SpecifiedLogisticsTransportMovement/ModeCode', 'Mode de transport'],
  ['IncludedReferencedProduct/Name', 'Composant d’un article'],
  ['IncludedReferencedProduct/Description', 'Composant d’un article, description'],
  ['IncludedReferencedProduct/UnitQuantity', 'Composant d’un article, quantité'],
  ['IncludedReferencedProduct/ID', 'Composant d’un article, identifiant'],
  ['IncludedReferencedProduct/GlobalID', 'Composant d’un article, identifiant'],
  ['IncludedReferencedProduct/SellerAssignedID', 'Composant d’un article, référence'],
  ['IncludedReferencedProduct/BuyerAssignedID', 'Composant d’un article, référence'],
  ['IncludedReferencedProduct/IndustryAssignedID', 'Composant d’un article, référence'],
  ['SpecifiedTradeProduct/ID', 'Identifiant de l’article'],
  ['SpecifiedTradeProduct/IndustryAssignedID', 'Référence de l’article dans la branche'],
  ['ModelID', 'Modèle de l’article, identifiant'],
  ['ModelName', 'Modèle de l’article'],
  ['BrandName', 'Marque de l’article'],
  ['BatchID', 'Numéro de lot'],
  ['SupplierAssignedSerialID', 'Numéro de série'],
  ['ApplicableProductCharacteristic/TypeCode', 'Code d’une caractéristique'],
  ['ApplicableProductCharacteristic/ValueMeasure', 'Mesure d’une caractéristique'],
  ['DesignatedProductClassification/ClassName', 'Classification de l’article, nom'],
  ['AppliedTradeAllowanceCharge/Reason', 'Motif d’un rabais sur le prix'],
  ['AppliedTradeAllowanceCharge/ReasonCode', 'Code du motif d’un rabais sur le prix'],
  ['AppliedTradeAllowanceCharge/CalculationPercent', 'Pourcentage d’un rabais sur le prix'],
  ['AppliedTradeAllowanceCharge/BasisAmount', 'Base d’un rabais sur le prix'],
  ['SpecifiedTradeAllowanceCharge/SequenceNumeric', 'Rang d’une remise ou de frais'],
  ['SpecifiedTradeAllowanceCharge/BasisQuantity', 'Quantité de base d’une remise ou de frais'],
  ['CategoryTradeTax/ExemptionReason', 'Motif d’exonération d’une remise ou de frais'],
  ['CategoryTradeTax/ExemptionReasonCode', 'Code d’exonération d’une remise ou de frais'],
  ['CategoryTradeTax/CategoryCode', 'Autre catégorie de TVA d’une remise ou de frais'],
  ['CategoryTradeTax/RateApplicablePercent', 'Autre taux de TVA d’une remise ou de frais'],
  ['SpecifiedLineTradeSettlement/ApplicableTradeTax/CalculatedAmount', 'TVA d’une ligne'],
  ['ApplicableTradeTax/LineTotalBasisAmount', 'Part des lignes dans une base de TVA'],
  [
    'ApplicableTradeTax/AllowanceChargeBasisAmount',
    'Part des remises et frais dans une base de TVA',
  ],
  [`${LINE_SUMS}/ChargeTotalAmount`, 'Total des frais d’une ligne'],
  [`${LINE_SUMS}/AllowanceTotalAmount`, 'Total des remises d’une ligne'],
  [`${LINE_SUMS}/TaxTotalAmount`, 'TVA d’une ligne'],
  [`${LINE_SUMS}/GrandTotalAmount`, 'Montant TTC d’une ligne'],
  [`${LINE_SUMS}/TotalAllowanceChargeAmount`, 'Remises et frais d’une ligne'],
  ['InvoiceIssuerReference', 'Référence de l’émetteur'],
  ['PayerSpecifiedDebtorFinancialInstitution/BICID', 'BIC du compte prélevé'],
  ['PayerPartyDebtorFinancialAccount/AccountName', 'Titulaire du compte prélevé'],
  ['PartialPaymentAmount', 'Montant d’une échéance'],
  ['SpecifiedTradePaymentTerms/DirectDebitMandateID', 'Autre mandat de prélèvement'],
  [`${DISCOUNT}/CalculationPercent`, 'Escompte, pourcentage'],
  [`${DISCOUNT}/ActualDiscountAmount`, 'Escompte, montant'],
  [`${DISCOUNT}/BasisAmount`, 'Escompte, base'],
  [`${DISCOUNT}/BasisPeriodMeasure`, 'Escompte, délai'],
  [`${DISCOUNT}/BasisDateTime/DateTimeString`, 'Escompte, date'],
  [`${PENALTY}/CalculationPercent`, 'Pénalité de retard, pourcentage'],
  [`${PENALTY}/ActualPenaltyAmount`, 'Pénalité de retard, montant'],
  [`${PENALTY}/BasisAmount`, 'Pénalité de retard, base'],
  [`${PENALTY}/BasisPeriodMeasure`, 'Pénalité de retard, délai'],
  [`${PENALTY}/BasisDateTime/DateTimeString`, 'Pénalité de retard, date'],
  ['SpecifiedFinancialAdjustment/Reason', 'Motif d’un ajustement financier'],
  ['SpecifiedFinancialAdjustment/ActualAmount', 'Montant d’un ajustement financier'],
  ['ReceivableSpecifiedTradeAccountingAccount/TypeCode', 'Type de la référence comptable'],
  ['ReceivableSpecifiedTradeAccountingAccount/ID', 'Autre référence comptable'],
  ['IncludedTradeTax/ExemptionReason', 'Motif d’exonération d’un acompte'],
  ['IncludedTradeTax/ExemptionReasonCode', 'Code d’exonération d’un acompte'],
];
