import { type Draft, type KindName, requireKind } from '#documents';

/** A private person may let a home or give a receipt, but not invoice. */
export function isSellerOf(kind: KindName, { kind: sellerKind }: Draft['seller']): boolean {
  return sellerKind !== 'individual' || requireKind(kind).allowsPrivateSeller;
}
