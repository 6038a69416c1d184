import { profileOf } from '#documents/received/profile.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';

/**
 * Tolerance in cents: in EXTENDED, one for each summed line, allowance and charge (BR-FREXT-CO-10
 * to 15, BR-FXEXT-S-08 and its siblings); zero in EN 16931.
 */
export function toleranceOf(
  { specificationId }: TolerantInvoice,
  ...summed: readonly (readonly unknown[] | undefined)[]
): number {
  if (!isExtended(specificationId)) return 0;
  return summed.reduce((count: number, items) => count + (items?.length ?? 0), 0);
}

/** EXTENDED or EXTENDED-CTC-FR, whose sums have a tolerance. */
export function isExtended(specificationId: string | undefined): boolean {
  return profileOf(specificationId).norm?.startsWith('extended') === true;
}
