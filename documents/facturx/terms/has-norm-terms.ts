import { FALLBACK_REASON } from '#documents/law/vat/exemptions.ts';
import type { Invoice, VatBreakdown } from './invoice.ts';

/**
 * Whether the parties and reasons are there that EN 16931 wants in each category of VAT (BR-S-02,
 * BR-Z-02, BR-E-02, BR-E-10, BR-AE-02, BR-IC-02, BR-G-02).
 */
export function hasNormTerms(invoice: Invoice): boolean {
  return invoice.vatBreakdown.every((row) => isComplete(row, invoice));
}

function isComplete(
  { category, reason, reasonCode }: VatBreakdown,
  { seller, buyer, taxRepresentative }: Invoice,
): boolean {
  const isIdentified = Boolean(seller.vatNumber || taxRepresentative?.vatNumber);
  const isKnown = isIdentified || Boolean(seller.taxNumber);
  switch (category) {
    case 'K':
      return isIdentified && Boolean(buyer.vatNumber);
    case 'G':
      return isIdentified;
    case 'AE':
      return isKnown && Boolean(buyer.vatNumber || buyer.siren);
    case 'E':
      return isKnown && (Boolean(reasonCode) || isReasoned(reason));
    case 'O':
      return true;
    default:
      return isKnown;
  }
}

/** Every exemption has a reason of its own, not the fallback. */
function isReasoned(reason = ''): boolean {
  return reason !== '' && !reason.split(' ; ').includes(FALLBACK_REASON);
}
