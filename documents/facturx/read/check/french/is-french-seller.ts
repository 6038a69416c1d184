import type { TolerantInvoice } from '#documents/facturx/read/tolerant-invoice.ts';
import { isFrance } from '#documents/law/vat/territories.ts';
import { EMPTY_ADDRESS } from '#documents/model/fields/address.ts';

/** The rules of France (BR-FR) are for those who are established there. */
export function isFrenchSeller({ seller }: TolerantInvoice): boolean {
  return isFrance({ ...EMPTY_ADDRESS, country: seller?.address?.country ?? '' });
}
