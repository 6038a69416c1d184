import { DISBURSEMENT_MENTION } from '#documents/law/vat/classify-vat.ts';
import { DELIVERED_ABROAD } from '#documents/law/vat/exemptions.ts';
import { isFrance, isOtherMemberState, territoryOf } from '#documents/law/vat/territories.ts';
import { EMPTY_ADDRESS } from '#documents/model/fields/address.ts';
import type { VatRegime } from '#documents/model/vat-regime.ts';
import type { TolerantInvoice, TolerantVatRow } from '#documents/received/tolerant-invoice.ts';
import { readScaled } from './values.ts';

/** The VAT regime of the whole invoice, from its categories, reasons and places. */
export function guessVatRegime(invoice: TolerantInvoice): VatRegime {
  const rows = invoice.vatBreakdown ?? [];
  if (rows.some(isTaxed) || rows.length === 0) return 'normal';
  const row = rows.find((candidate) => !isDisbursement(candidate)) ?? {};
  return regimeOfRow(row, invoice);
}

export function isTaxed({ category, rate }: TolerantVatRow): boolean {
  return category === 'S' || (readScaled(rate, 2) ?? 0) > 0;
}

export function isDisbursement({ reason }: TolerantVatRow): boolean {
  return reason === DISBURSEMENT_MENTION;
}

function regimeOfRow(row: TolerantVatRow, invoice: TolerantInvoice): VatRegime {
  switch (row.category) {
    case 'E':
      return (
        EXEMPT_REGIMES[row.reasonCode ?? ''] ??
        (citesFranchise(row.reason) ? 'franchise' : 'exempt')
      );
    case 'Z':
      return saysFranchise(invoice) ? 'franchise' : 'exempt';
    case 'AE':
      return reverseChargeOf(row, invoice);
    case 'K':
      return 'eu-goods';
    case 'G':
      return 'export';
    case 'O':
      return outsideScopeOf(row, invoice);
    default:
      return 'exempt';
  }
}

/** A franchise without a VAT number has category Z (DGFiP rule G1.47); its mention is a note. */
function saysFranchise({ seller, notes = [] }: TolerantInvoice): boolean {
  if (notes.some(({ content }) => citesFranchise(content))) return true;
  return seller?.address?.country === 'FR' && seller.vatNumber === undefined;
}

function citesFranchise(text: string | undefined): boolean {
  return /\b293\s?B\b/.test(text ?? '');
}

/** Between two French companies: building works (CGI 283-2 nonies) unless the reason differs. */
function reverseChargeOf({ reason = '' }: TolerantVatRow, invoice: TolerantInvoice): VatRegime {
  const places = [placeOf(invoice.seller), placeOf(invoice.buyer)];
  // Triangular operations between member states (directive 2006/112/CE, art. 141).
  if (/\barticle 141\b/i.test(reason)) return 'eu-triangular';
  if (!places.every((place) => isFrance(place))) return 'eu-services';
  const isWorks =
    invoice.processId === 'S5' || /283[-, ]*(I|2)?[-, ]*2?\s?nonies|sous-trait/i.test(reason);
  return isWorks ? 'reverse-charge-works' : 'exempt';
}

function outsideScopeOf(
  { reason = '' }: TolerantVatRow,
  { seller, buyer }: TolerantInvoice,
): VatRegime {
  if (territoryOf(placeOf(seller)) === 'guyane-mayotte' || /\b294\b/.test(reason))
    return 'no-vat-territory';
  if (reason === DELIVERED_ABROAD) return 'exempt';
  const { country } = placeOf(buyer);
  return isFrance(placeOf(buyer)) || isOtherMemberState(country) ? 'exempt' : 'non-eu-services';
}

function placeOf(party: TolerantInvoice['seller']) {
  const { country = 'FR', postalCode = '' } = party?.address ?? {};
  return { ...EMPTY_ADDRESS, country, postalCode };
}

const EXEMPT_REGIMES: Readonly<Record<string, VatRegime>> = {
  'VATEX-FR-FRANCHISE': 'franchise',
  'VATEX-EU-F': 'margin-used',
  'VATEX-EU-I': 'margin-art',
  'VATEX-EU-J': 'margin-antiques',
  'VATEX-EU-D': 'margin-travel',
  'VATEX-FR-CNWVAT': 'net-of-tax',
};
