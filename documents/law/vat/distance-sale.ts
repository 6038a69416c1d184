import { isProfessional } from '#documents/law/buyer-status.ts';
import { destinationOf } from '#documents/model/destination-of.ts';
import type { Draft } from '#documents/model/draft.ts';
import { isFrance, isOtherMemberState, isUnionExport } from './territories.ts';

type Sale = Pick<Draft, 'seller' | 'buyer' | 'deliveryAddress'>;

/**
 * From France to a consumer of another member state: taxed in France up to a yearly amount, then
 * where it goes (CGI 259 D).
 */
export function isDistanceSale(sale: Sale): boolean {
  return isFrance(sale.seller.address) && !isProfessional(sale.buyer) && goesToOtherState(sale);
}

/** Guadeloupe, Martinique and Réunion export their goods: they are outside the VAT area. */
export function goesToOtherState(sale: Sale): boolean {
  const destination = destinationOf(sale);
  return (
    isOtherMemberState(destination.country) && !isUnionExport(sale.seller.address, destination)
  );
}
