import type { Draft } from './draft.ts';
import type { Address } from './fields/address.ts';

/** The delivery address (BG-15), else the buyer’s. */
export function destinationOf({
  deliveryAddress,
  buyer,
}: Pick<Draft, 'deliveryAddress' | 'buyer'>): Address {
  return deliveryAddress ?? buyer.address;
}
