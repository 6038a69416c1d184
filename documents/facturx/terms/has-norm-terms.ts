import { FALLBACK_REASON } from '#documents/law/vat/exemptions.ts';
import type { Invoice, VatBreakdown } from './invoice.ts';

/**
 * Whether every VAT category has the parties and reasons that EN 16931 requires (BR-S-02, BR-Z-02,
 * BR-E-02, BR-E-10, BR-AE-02, BR-IC-02, BR-G-02).
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

/** The fallback reason does not count. */
function isReasoned(reason = ''): boolean {
  return reason !== '' && !reason.split(' ; ').includes(FALLBACK_REASON);
}
