import { type Element, elementsOf } from '#documents/facturx/syntax/element.ts';
import type { InvoiceAdjustment } from '#documents/facturx/terms/invoice.ts';
import type { LineAdjustment, LineVat } from '#documents/facturx/terms/invoice-line.ts';

const adjustment = elementsOf<LineAdjustment>();
const headerAdjustment = elementsOf<InvoiceAdjustment>();
const vat = elementsOf<LineVat>();

export const UBL_VAT_CATEGORY: readonly Element<LineVat>[] = [
  vat.text('cbc:ID', 'category'), // BT-151, BT-95, BT-102
  vat.text('cbc:Percent', 'rate'), // BT-152, BT-96, BT-103
  vat.fixed('cac:TaxScheme/cbc:ID', 'VAT'),
];

/** BG-27 and BG-28, which differ only by the indicator. */
export function ublAdjustmentElements(isCharge: boolean): readonly Element<LineAdjustment>[] {
  return [
    adjustment.fixed('cbc:ChargeIndicator', String(isCharge)),
    adjustment.text('cbc:AllowanceChargeReasonCode', 'reasonCode'), // BT-98, BT-105, BT-140, BT-145
    adjustment.text('cbc:AllowanceChargeReason', 'reason'), // BT-97, BT-104, BT-139, BT-144
    adjustment.text('cbc:MultiplierFactorNumeric', 'percent'), // BT-94, BT-101, BT-138, BT-143
    adjustment.amount('cbc:Amount', 'amount'), // BT-92, BT-99, BT-136, BT-141
    adjustment.amount('cbc:BaseAmount', 'baseAmount'), // BT-93, BT-100, BT-137, BT-142
  ];
}

/** BG-20 and BG-21: the same, with a VAT rate. */
export function headerAdjustmentElements(isCharge: boolean): readonly Element<InvoiceAdjustment>[] {
  return [
    ...ublAdjustmentElements(isCharge),
    headerAdjustment.group('cac:TaxCategory', 'vat', UBL_VAT_CATEGORY),
  ];
}
