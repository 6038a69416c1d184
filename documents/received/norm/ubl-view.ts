import { findAll } from '#documents/received/xml/find-all.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { BOOLEANS } from './cii-view.ts';
import type { Extension } from './extension.ts';
import { hasAt, listNamed, nodeAt, normalize, textAt } from './nodes.ts';
import type { AdjustmentView, LineView, PartyNumbers, RowView, TaxView, View } from './view.ts';

export function viewUbl(root: XmlElement, extension: Extension | null): View {
  const number = textAt(root, 'cbc:ID');
  const taxCurrency = nodeAt(root, 'cbc:TaxCurrencyCode');
  const sums = nodeAt(root, 'cac:LegalMonetaryTotal');
  const lines = [...findAll(root, 'cac:InvoiceLine'), ...findAll(root, 'cac:CreditNoteLine')];
  return {
    syntax: 'ubl',
    root,
    extension,
    currency: textAt(root, 'cbc:DocumentCurrencyCode'),
    taxCurrency: taxCurrency && normalize(taxCurrency),
    lines: lines.map((line) => ({ ...toLine(line), ...placeOf(line, number, extension) })),
    adjustments: findAll(root, 'cac:AllowanceCharge').map(toAdjustment),
    logistics: [],
    rows: findAll(root, 'cac:TaxTotal/cac:TaxSubtotal').map(toRow),
    taxTotals: findAll(root, 'cac:TaxTotal/cbc:TaxAmount'),
    totals: sums ? toTotals(sums) : null,
    numbers: listNumbers(root),
    hasDeliveryDay:
      textAt(root, 'cac:Delivery/cbc:ActualDeliveryDate').length > 1 ||
      findAll(root, 'cac:InvoicePeriod').some(({ children }) => children.length > 0),
    hasDeliveryCountry:
      textAt(
        root,
        'cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode',
      ).length > 1,
    isOutsideItaly: listNamed(root, 'cbc:IdentificationCode').some(({ text }) => text !== 'IT'),
  };
}

function toTotals(sums: XmlElement): View['totals'] {
  return {
    lineNetTotal: nodeAt(sums, 'cbc:LineExtensionAmount'),
    allowanceTotal: nodeAt(sums, 'cbc:AllowanceTotalAmount'),
    chargeTotal: nodeAt(sums, 'cbc:ChargeTotalAmount'),
    taxExclusiveTotal: nodeAt(sums, 'cbc:TaxExclusiveAmount'),
    taxInclusiveTotal: nodeAt(sums, 'cbc:TaxInclusiveAmount'),
    prepaidTotal: nodeAt(sums, 'cbc:PrepaidAmount'),
    roundingAmount: nodeAt(sums, 'cbc:PayableRoundingAmount'),
    payableAmount: nodeAt(sums, 'cbc:PayableAmount'),
  };
}

function toTax(node: XmlElement): TaxView {
  return {
    category: textAt(node, 'cbc:ID'),
    isVat: isVatScheme(node),
    rate: nodeAt(node, 'cbc:Percent'),
    reason: `${textAt(node, 'cbc:TaxExemptionReasonCode')} ${textAt(node, 'cbc:TaxExemptionReason')}`,
  };
}

function isVatScheme(node: XmlElement): boolean {
  return textAt(node, 'cac:TaxScheme/cbc:ID').toUpperCase() === 'VAT';
}

function toRow(node: XmlElement): RowView {
  const category = nodeAt(node, 'cac:TaxCategory');
  return {
    ...(category ? toTax(category) : NO_TAX),
    hasCategory: hasAt(node, 'cac:TaxCategory/cbc:ID'),
    taxableAmount: nodeAt(node, 'cbc:TaxableAmount'),
    vatAmount: nodeAt(node, 'cbc:TaxAmount'),
    hasReason:
      hasAt(node, 'cac:TaxCategory/cbc:TaxExemptionReason') ||
      hasAt(node, 'cac:TaxCategory/cbc:TaxExemptionReasonCode'),
  };
}

function toAdjustment(node: XmlElement): AdjustmentView {
  return {
    isCharge: BOOLEANS[textAt(node, 'cbc:ChargeIndicator')] ?? null,
    amount: nodeAt(node, 'cbc:Amount'),
    baseAmount: nodeAt(node, 'cbc:BaseAmount'),
    hasReason:
      hasAt(node, 'cbc:AllowanceChargeReason') || hasAt(node, 'cbc:AllowanceChargeReasonCode'),
    taxes: findAll(node, 'cac:TaxCategory').map(toTax),
  };
}

/** EXTENDED-CTC-FR: a line’s reference to its own invoice gives its type and parent. */
function placeOf(
  node: XmlElement,
  number: string,
  extension: Extension | null,
): Pick<LineView, 'status' | 'parentId' | 'isCounted'> {
  const document = 'cac:InvoiceDocumentReference';
  const own = findAll(node, 'cac:BillingReference').filter(
    (reference) => extension !== null && textAt(reference, `${document}/cbc:ID`) === number,
  );
  const first = (path: string) => own.flatMap((reference) => findAll(reference, path))[0];
  const status = first(`${document}/cbc:DocumentStatusCode`)?.text;
  return {
    status,
    parentId: first('cac:BillingReferenceLine/cbc:ID')?.text,
    isCounted: own.length === 0 || status === 'DETAIL',
  };
}

function toLine(node: XmlElement): Omit<LineView, 'status' | 'parentId' | 'isCounted'> {
  return {
    id: textAt(node, 'cbc:ID'),
    name: textAt(node, 'cac:Item/cbc:Name'),
    quantity: nodeAt(node, 'cbc:InvoicedQuantity') ?? nodeAt(node, 'cbc:CreditedQuantity'),
    price: nodeAt(node, 'cac:Price/cbc:PriceAmount'),
    grossPrice: nodeAt(node, 'cac:Price/cac:AllowanceCharge/cbc:BaseAmount'),
    lineNetAmount: nodeAt(node, 'cbc:LineExtensionAmount'),
    taxes: findAll(node, 'cac:Item/cac:ClassifiedTaxCategory').map(toTax),
    adjustments: findAll(node, 'cac:AllowanceCharge').map(toAdjustment),
  };
}

const NO_TAX: TaxView = { category: '', isVat: false, rate: undefined, reason: '' };

function listNumbers(root: XmlElement): PartyNumbers {
  const seller = findAll(root, 'cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme');
  const hasVat = (path: string) =>
    findAll(root, path).some((scheme) => isVatScheme(scheme) && hasAt(scheme, 'cbc:CompanyID'));
  const buyer = 'cac:AccountingCustomerParty/cac:Party';
  return {
    sellerVat: hasVat('cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme'),
    sellerTax: seller.some((scheme) => hasAt(scheme, 'cbc:CompanyID')),
    representativeVat: hasVat('cac:TaxRepresentativeParty/cac:PartyTaxScheme'),
    buyerVat: hasVat(`${buyer}/cac:PartyTaxScheme`),
    buyerLegal: hasAt(root, `${buyer}/cac:PartyLegalEntity/cbc:CompanyID`),
  };
}
