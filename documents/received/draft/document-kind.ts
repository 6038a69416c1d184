import { isCreditNoteType } from '#documents/facturx/ubl/credit-note-types.ts';
import type { KindName, Subtype } from '#documents/model/subtypes.ts';
import type { VatRegime } from '#documents/model/vat-regime.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { readFrame } from './frame.ts';

/**
 * Kind and subtype, from BT-3, the cadre (BT-23) and the VAT regime. BR-O-02 forbids VAT numbers in
 * category O, so a missing one says nothing there, except in Guyane and Mayotte, where most sellers
 * have none.
 */
export function kindOf(
  invoice: TolerantInvoice,
  regime: VatRegime,
): { kind: KindName; subtype: Subtype } {
  const { typeCode = '', seller, vatBreakdown = [] } = invoice;
  if (isCreditNoteType(typeCode) || regime === 'net-of-tax')
    return { kind: 'avoir', subtype: CREDIT_SUBTYPES[typeCode] ?? 'standard' };
  const isFinal = readFrame(invoice).isAfterDeposits && INVOICE_SUBTYPES[typeCode] === undefined;
  const isOutside = regime !== 'no-vat-territory' && vatBreakdown[0]?.category === 'O';
  const isExempt = regime !== 'normal' && !isOutside && !seller?.vatNumber;
  return {
    kind: regime === 'franchise' || isExempt ? 'facture-auto-entrepreneur' : 'facture-tva',
    subtype: isFinal ? 'final' : (INVOICE_SUBTYPES[typeCode] ?? 'standard'),
  };
}

const CREDIT_SUBTYPES: Readonly<Record<string, Subtype>> = {
  261: 'self-billed',
  262: 'rebate',
  396: 'factored',
  502: 'self-billed',
  503: 'deposit',
};
const INVOICE_SUBTYPES: Readonly<Record<string, Subtype>> = {
  384: 'corrective',
  386: 'deposit',
  389: 'self-billed',
  393: 'factored',
  471: 'corrective',
  472: 'corrective',
  473: 'corrective',
  500: 'deposit',
  501: 'self-billed',
};
