import type { TolerantInvoice } from '#documents/facturx/read/tolerant-invoice.ts';
import { isFrance } from '#documents/law/vat/territories.ts';
import { EMPTY_ADDRESS } from '#documents/model/fields/address.ts';

/** The French rules (BR-FR) bind only sellers established in France. */
export function isFrenchSeller({ seller }: TolerantInvoice): boolean {
  return isFrance({ ...EMPTY_ADDRESS, country: seller?.address?.country ?? '' });
}
