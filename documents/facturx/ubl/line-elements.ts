import { type Element, elementsOf } from '#documents/facturx/syntax/element.ts';
import type { InvoiceLine, InvoicePeriod } from '#documents/facturx/terms/invoice-line.ts';
import { UBL_VAT_CATEGORY, ublAdjustmentElements } from './adjustment-elements.ts';

const attribute = elementsOf<{ name: string; value: string }>();
const line = elementsOf<InvoiceLine>();
const period = elementsOf<InvoicePeriod>();

export const UBL_PERIOD: readonly Element<InvoicePeriod>[] = [
  period.text('cbc:StartDate', 'start'), // BT-73, BT-134
  period.text('cbc:EndDate', 'end'), // BT-74, BT-135
];

const ATTRIBUTE = [
  attribute.text('cbc:Name', 'name'), // BT-160
  attribute.text('cbc:Value', 'value'), // BT-161
];

const ITEM = [
  line.text('cbc:Description', 'description'), // BT-154
  line.text('cbc:Name', 'name'), // BT-153
  line.text('cac:BuyersItemIdentification/cbc:ID', 'buyerItemId'), // BT-156
  line.text('cac:SellersItemIdentification/cbc:ID', 'sellerItemId'), // BT-155
  line.coded('cac:StandardItemIdentification/cbc:ID', { schemeID: '0160' }, 'gtin'), // BT-157
  line.text('cac:OriginCountry/cbc:IdentificationCode', 'originCountry'), // BT-159
  line.group('cac:ClassifiedTaxCategory', 'vat', UBL_VAT_CATEGORY),
  line.group('cac:AdditionalItemProperty', 'attributes', ATTRIBUTE), // BG-32
];

/** BG-25. Invoices and credit notes name the quantity differently. */
export function lineElements(quantityName: string): readonly Element<InvoiceLine>[] {
  return [
    line.text('cbc:ID', 'id'), // BT-126
    line.text('cbc:Note', 'note'), // BT-127
    line.text(quantityName, 'quantity', { unitCode: 'unit' }), // BT-129, BT-130
    line.amount('cbc:LineExtensionAmount', 'lineNetAmount'), // BT-131
    line.text('cbc:AccountingCost', 'accountingReference'), // BT-133
    line.group('cac:InvoicePeriod', 'period', UBL_PERIOD), // BG-26
    line.text('cac:OrderLineReference/cbc:LineID', 'orderLine'), // BT-132
    line.wrap('cac:DocumentReference', [
      line.text('cbc:ID', 'billedObject'), // BT-128
      line.fixed('cbc:DocumentTypeCode', '130'),
    ]),
    line.group('cac:AllowanceCharge', 'allowances', ublAdjustmentElements(false)), // BG-27
    line.group('cac:AllowanceCharge', 'charges', ublAdjustmentElements(true)), // BG-28
    line.wrap('cac:Item', ITEM),
    line.wrap('cac:Price', [
      line.amount('cbc:PriceAmount', 'netPrice'), // BT-146
      line.text('cbc:BaseQuantity', 'priceBaseQuantity', { unitCode: 'unit' }), // BT-149, BT-150
    ]),
  ];
}
