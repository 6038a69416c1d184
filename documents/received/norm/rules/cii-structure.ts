import type { StructureRule } from './structure-rule.ts';

const T = 'rsm:SupplyChainTradeTransaction';
const A = `${T}/ram:ApplicableHeaderTradeAgreement`;
const S = `${T}/ram:ApplicableHeaderTradeSettlement`;
const LINE = `${T}/ram:IncludedSupplyChainTradeLineItem`;
const SUMS = `${S}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const DOCUMENT = 'rsm:ExchangedDocument';
const GUIDELINE = 'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter';
const SELLER = `${A}/ram:SellerTradeParty`;
const BUYER = `${A}/ram:BuyerTradeParty`;
const REPRESENTATIVE = '//ram:SellerTaxRepresentativeTradeParty';

const SINGLE_TERMS = [
  ['//ram:SpecifiedTradeProduct', 'ram:Name'],
  ['//ram:ApplicableTradeTax', 'ram:TypeCode'],
  ['//ram:CategoryTradeTax', 'ram:TypeCode'],
  [`${S}/ram:ApplicableTradeTax`, 'ram:CalculatedAmount ram:BasisAmount ram:RateApplicablePercent'],
  ['//ram:SpecifiedTradeAllowanceCharge', 'ram:BasisAmount'],
  ['//ram:SpecifiedTradeSettlementLineMonetarySummation', 'ram:LineTotalAmount'],
] as const;

/** Required terms (BR) and cardinalities (CII-SR) of a CII. */
export const CII_STRUCTURE: readonly StructureRule[] = [
  ['BR-01', '', `* ${GUIDELINE}/ram:ID`],
  ['BR-02', '', `* ${DOCUMENT}/ram:ID`],
  ['BR-04', '', `* ${DOCUMENT}/ram:TypeCode`],
  ['BR-05', '', `* ${S}/ram:InvoiceCurrencyCode`],
  ['BR-06', '', `* ${SELLER}/ram:Name`],
  ['BR-07', '', `* ${BUYER}/ram:Name`],
  ['BR-08', '', `+ ${SELLER}/ram:PostalTradeAddress`],
  ['BR-09', '', `* ${SELLER}/ram:PostalTradeAddress/ram:CountryID`],
  ['BR-10', '', `+ ${BUYER}/ram:PostalTradeAddress`],
  ['BR-11', '', `* ${BUYER}/ram:PostalTradeAddress/ram:CountryID`],
  ['BR-16', '', `+ ${LINE}`],
  ['BR-18', REPRESENTATIVE, '* ram:Name'],
  ['BR-19', REPRESENTATIVE, '+ ram:PostalTradeAddress'],
  ['BR-20', REPRESENTATIVE, '* ram:PostalTradeAddress/ram:CountryID'],
  ['BR-49', '//ram:SpecifiedTradeSettlementPaymentMeans', '+ ram:TypeCode'],
  ['BR-52', '//ram:AdditionalReferencedDocument', '* ram:IssuerAssignedID'],
  ['BR-54', '//ram:ApplicableProductCharacteristic', '+ ram:Description'],
  ['BR-54', '//ram:ApplicableProductCharacteristic', '+ ram:Value'],
  ['BR-55', `${S}/ram:InvoiceReferencedDocument`, '* ram:IssuerAssignedID'],
  [
    'BR-57',
    `${T}/ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty/ram:PostalTradeAddress`,
    '* ram:CountryID',
  ],
  ['BR-62', `${SELLER}/ram:URIUniversalCommunication`, '* ram:URIID@schemeID'],
  ['BR-63', `${BUYER}/ram:URIUniversalCommunication`, '* ram:URIID@schemeID'],
  ['BR-64', `${LINE}/ram:SpecifiedTradeProduct/ram:GlobalID`, '* @schemeID'],
  ['BR-65', '//ram:DesignatedProductClassification/ram:ClassCode', '* @listID'],
  ['BR-CO-18', '', `+ ${S}/ram:ApplicableTradeTax`],
  [
    'BR-CO-19',
    '//ram:ApplicableHeaderTradeSettlement/ram:BillingSpecifiedPeriod',
    '+ ram:StartDateTime ram:EndDateTime',
  ],
  [
    'BR-CO-20',
    '//ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod',
    '+ ram:StartDateTime ram:EndDateTime',
  ],
  // Repeatable in the schema, but the official rules cannot be evaluated on them.
  ...SINGLE_TERMS.flatMap(([at, names]) =>
    names.split(' ').map((name): StructureRule => ['repeated-term', at, `1 ${name}`]),
  ),
  [
    'CII-SR-009',
    'rsm:ExchangedDocumentContext',
    '=1 ram:GuidelineSpecifiedDocumentContextParameter',
  ],
  [
    'CII-SR-010',
    'rsm:ExchangedDocumentContext',
    '=1 ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
  ],
  ['CII-SR-014', DOCUMENT, '=1 ram:TypeCode'],
  [
    'CII-SR-069',
    `${LINE}/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic`,
    '=1 ram:Description',
  ],
  [
    'CII-SR-072',
    `${LINE}/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic`,
    '=1 ram:Value',
  ],
  ['CII-SR-090', `${LINE}/ram:SpecifiedTradeProduct/ram:OriginTradeCountry`, '=1 ram:ID'],
  [
    'CII-SR-439',
    `${LINE}/ram:SpecifiedLineTradeAgreement`,
    '=1 ram:NetPriceProductTradePrice/ram:ChargeAmount',
  ],
  [
    'CII-SR-440',
    '//ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge',
    '1 ram:ActualAmount',
  ],
  ['CII-SR-455', A, '1 ram:SellerTradeParty/ram:DefinedTradeContact'],
  ['CII-SR-456', A, '1 ram:BuyerTradeParty/ram:DefinedTradeContact'],
  ['CII-SR-459', A, '1 ram:SellerTradeParty/ram:URIUniversalCommunication'],
  ['CII-SR-460', A, '1 ram:BuyerTradeParty/ram:URIUniversalCommunication'],
  ['CII-SR-461', S, '1 ram:ApplicableTradeTax/ram:TaxPointDate'],
  ['CII-SR-463', '//ram:SpecifiedTradeAllowanceCharge', '+ ram:ChargeIndicator'],
  ['CII-SR-469', '', `1 ${S}/ram:PaymentReference`],
  ['CII-SR-471', '//ram:SpecifiedTradeAllowanceCharge', '1 ram:RateApplicablePercent'],
  ['CII-SR-472', '//ram:SpecifiedTradeAllowanceCharge', '1 ram:CategoryTradeTax'],
  ['CII-SR-473', '//ram:SpecifiedTradeAllowanceCharge', '1 ram:ActualAmount'],
  ['CII-SR-477', SUMS, '1 ram:LineTotalAmount'],
  ['CII-SR-478', SUMS, '1 ram:ChargeTotalAmount'],
  ['CII-SR-479', SUMS, '1 ram:AllowanceTotalAmount'],
  ['CII-SR-480', SUMS, '1 ram:TaxBasisTotalAmount'],
  ['CII-SR-481', SUMS, '1 ram:RoundingAmount'],
  ['CII-SR-482', SUMS, '1 ram:GrandTotalAmount'],
  ['CII-SR-483', SUMS, '1 ram:InformationAmount'],
  ['CII-SR-484', SUMS, '1 ram:TotalPrepaidAmount'],
  ['CII-SR-485', SUMS, '1 ram:TotalDiscountAmount'],
  ['CII-SR-486', SUMS, '1 ram:TotalAllowanceChargeAmount'],
  ['CII-SR-487', SUMS, '1 ram:DuePayableAmount'],
];
