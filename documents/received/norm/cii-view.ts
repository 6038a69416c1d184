import { findAll } from '#documents/received/xml/find-all.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import type { Extension } from './extension.ts';
import { hasAt, listNamed, nodeAt, normalize, textAt } from './nodes.ts';
import type { AdjustmentView, LineView, PartyNumbers, RowView, TaxView, View } from './view.ts';

export function viewCii(root: XmlElement, extension: Extension | null): View {
  const taxCurrency = nodeAt(root, `${SETTLEMENT}/ram:TaxCurrencyCode`);
  const sums = nodeAt(root, `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`);
  const delivery = `${TRANSACTION}/ram:ApplicableHeaderTradeDelivery`;
  return {
    syntax: 'cii',
    root,
    extension,
    currency: textAt(root, `${SETTLEMENT}/ram:InvoiceCurrencyCode`),
    taxCurrency: taxCurrency && normalize(taxCurrency),
    lines: findAll(root, `${TRANSACTION}/ram:IncludedSupplyChainTradeLineItem`).map((line) =>
      toLine(line, extension),
    ),
    adjustments: findAll(root, `${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge`).map(toAdjustment),
    logistics: findAll(root, `${SETTLEMENT}/ram:SpecifiedLogisticsServiceCharge`).map(toLogistics),
    rows: findAll(root, `${SETTLEMENT}/ram:ApplicableTradeTax`).map(toRow),
    taxTotals: sums ? findAll(sums, 'ram:TaxTotalAmount') : [],
    totals: sums ? toTotals(sums) : null,
    numbers: listNumbers(root),
    hasDeliveryDay:
      hasAt(
        root,
        `${delivery}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString`,
      ) ||
      hasAt(root, `${SETTLEMENT}/ram:BillingSpecifiedPeriod/ram:StartDateTime`) ||
      hasAt(root, `${SETTLEMENT}/ram:BillingSpecifiedPeriod/ram:EndDateTime`),
    hasDeliveryCountry: hasAt(
      root,
      `${delivery}/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID`,
    ),
    isOutsideItaly: listNamed(root, 'ram:CountryID').some(({ text }) => text !== 'IT'),
  };
}

function toTotals(sums: XmlElement): View['totals'] {
  return {
    lineNetTotal: nodeAt(sums, 'ram:LineTotalAmount'),
    allowanceTotal: nodeAt(sums, 'ram:AllowanceTotalAmount'),
    chargeTotal: nodeAt(sums, 'ram:ChargeTotalAmount'),
    taxExclusiveTotal: nodeAt(sums, 'ram:TaxBasisTotalAmount'),
    taxInclusiveTotal: nodeAt(sums, 'ram:GrandTotalAmount'),
    prepaidTotal: nodeAt(sums, 'ram:TotalPrepaidAmount'),
    roundingAmount: nodeAt(sums, 'ram:RoundingAmount'),
    payableAmount: nodeAt(sums, 'ram:DuePayableAmount'),
  };
}

function toTax(node: XmlElement): TaxView {
  return {
    category: normalize(nodeAt(node, 'ram:CategoryCode')),
    isVat: textAt(node, 'ram:TypeCode').toUpperCase() === 'VAT',
    rate: nodeAt(node, 'ram:RateApplicablePercent'),
    reason: `${textAt(node, 'ram:ExemptionReasonCode')} ${textAt(node, 'ram:ExemptionReason')}`,
  };
}

function toRow(node: XmlElement): RowView {
  return {
    ...toTax(node),
    hasCategory: hasAt(node, 'ram:CategoryCode'),
    taxableAmount: nodeAt(node, 'ram:BasisAmount'),
    vatAmount: nodeAt(node, 'ram:CalculatedAmount'),
    hasReason: hasAt(node, 'ram:ExemptionReason') || hasAt(node, 'ram:ExemptionReasonCode'),
  };
}

function toAdjustment(node: XmlElement): AdjustmentView {
  return {
    isCharge: BOOLEANS[textAt(node, 'ram:ChargeIndicator/udt:Indicator')] ?? null,
    amount: nodeAt(node, 'ram:ActualAmount'),
    baseAmount: nodeAt(node, 'ram:BasisAmount'),
    hasReason: hasAt(node, 'ram:Reason') || hasAt(node, 'ram:ReasonCode'),
    taxes: findAll(node, 'ram:CategoryTradeTax').map(toTax),
  };
}

function toLogistics(node: XmlElement): AdjustmentView {
  return {
    isCharge: true,
    amount: nodeAt(node, 'ram:AppliedAmount'),
    baseAmount: undefined,
    hasReason: true,
    taxes: findAll(node, 'ram:AppliedTradeTax').map(toTax),
  };
}

function toLine(node: XmlElement, extension: Extension | null): LineView {
  const document = 'ram:AssociatedDocumentLineDocument';
  const status = nodeAt(node, `${document}/ram:LineStatusReasonCode`);
  const settlement = 'ram:SpecifiedLineTradeSettlement';
  const agreement = 'ram:SpecifiedLineTradeAgreement';
  const sums = `${settlement}/ram:SpecifiedTradeSettlementLineMonetarySummation`;
  return {
    id: textAt(node, `${document}/ram:LineID`),
    status: status?.text,
    parentId: textAt(node, `${document}/ram:ParentLineID`) || undefined,
    isCounted: extension === null || status === undefined || status.text === 'DETAIL',
    name: textAt(node, 'ram:SpecifiedTradeProduct/ram:Name'),
    quantity: nodeAt(node, 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'),
    price: nodeAt(node, `${agreement}/ram:NetPriceProductTradePrice/ram:ChargeAmount`),
    grossPrice: nodeAt(node, `${agreement}/ram:GrossPriceProductTradePrice/ram:ChargeAmount`),
    lineNetAmount: nodeAt(node, `${sums}/ram:LineTotalAmount`),
    taxes: findAll(node, `${settlement}/ram:ApplicableTradeTax`).map(toTax),
    adjustments: findAll(node, `${settlement}/ram:SpecifiedTradeAllowanceCharge`).map(toAdjustment),
  };
}

function listNumbers(root: XmlElement): PartyNumbers {
  const schemesOf = (party: string) =>
    findAll(root, `${AGREEMENT}/${party}/ram:SpecifiedTaxRegistration/ram:ID`).map(
      ({ attributes }) => attributes.schemeID,
    );
  const seller = schemesOf('ram:SellerTradeParty');
  return {
    sellerVat: seller.includes('VA'),
    sellerTax: seller.includes('VA') || seller.includes('FC'),
    representativeVat: schemesOf('ram:SellerTaxRepresentativeTradeParty').includes('VA'),
    buyerVat: schemesOf('ram:BuyerTradeParty').includes('VA'),
    buyerLegal: hasAt(
      root,
      `${AGREEMENT}/ram:BuyerTradeParty/ram:SpecifiedLegalOrganization/ram:ID`,
    ),
  };
}

export const BOOLEANS: Readonly<Record<string, boolean>> = {
  true: true,
  1: true,
  false: false,
  0: false,
};
const TRANSACTION = 'rsm:SupplyChainTradeTransaction';
const AGREEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeAgreement`;
const SETTLEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeSettlement`;
