import { isFrance } from '#documents/law/vat/territories.ts';
import { EMPTY_ADDRESS } from '#documents/model/fields/address.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';

/** The French rules (BR-FR) bind only sellers established in France. */
export function isFrenchSeller({ seller }: TolerantInvoice): boolean {
  return isFrance({ ...EMPTY_ADDRESS, country: seller?.address?.country ?? '' });
}
