import { isDomesticBusiness, isProfessional } from '#documents/law/buyer-status.ts';
import { isFrance } from '#documents/law/vat/territories.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { InvoiceParty } from './invoice.ts';

/**
 * The note BAR: how a platform treats the invoice (BR-FR-20); null when the draft does not tell.
 * Operations exempt under CGI 261 to 261 E are neither reported nor exchanged (DGFiP rule G2.32).
 * « B2B » requires the buyer’s SIREN and its address in the French directory (BR-FR-11, BR-FR-21),
 * or the seller’s when self-billed (BR-FR-22).
 */
export function treatmentOf(
  draft: Draft,
  {
    seller,
    buyer,
    isOutsideReporting,
  }: { seller: InvoiceParty; buyer: InvoiceParty; isOutsideReporting: boolean },
): string | null {
  if (isOutsideReporting) return 'OUTOFSCOPE';
  const isSelfBilled = draft.subtype === 'self-billed';
  switch (draft.buyer.kind) {
    case 'individual':
      return privateTreatment(draft.buyer);
    case 'eu-business':
    case 'foreign-business':
      return 'B2BINT';
    case 'business':
      if (!isDomesticBusiness(draft.buyer)) return 'B2BINT';
      return isInDirectory(buyer) && (!isSelfBilled || isInDirectory(seller)) ? 'B2B' : null;
    case 'association':
      return isProfessional(draft.buyer) ? null : privateTreatment(draft.buyer);
    case 'public':
      return null;
  }
}

function privateTreatment({ address }: Draft['buyer']): string {
  return isFrance(address) ? 'B2C' : 'B2CINT';
}

function isInDirectory({ siren, electronicAddress = '', electronicScheme }: InvoiceParty): boolean {
  return Boolean(siren) && electronicScheme === '0225' && electronicAddress.startsWith(siren ?? '');
}
