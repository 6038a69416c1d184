import type { Draft } from './draft.ts';
import type { Address } from './fields/address.ts';

/** Where the goods go: to the delivery address (BG-15), else to the buyer's. */
export function destinationOf({
  deliveryAddress,
  buyer,
}: Pick<Draft, 'deliveryAddress' | 'buyer'>): Address {
  return deliveryAddress ?? buyer.address;
}
