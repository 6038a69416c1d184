import { profileOf } from '#documents/facturx/read/profile.ts';
import type { TolerantInvoice } from '#documents/facturx/read/tolerant-invoice.ts';

/**
 * EXTENDED leaves a cent for each line, allowance and charge that is summed (BR-FREXT-CO-10 to 15,
 * BR-FXEXT-S-08 and its kin); EN 16931 none.
 */
export function toleranceOf(
  { specificationId }: TolerantInvoice,
  ...summed: readonly (readonly unknown[] | undefined)[]
): number {
  if (!isExtended(specificationId)) return 0;
  return summed.reduce((count: number, items) => count + (items?.length ?? 0), 0);
}

/** EXTENDED and EXTENDED-CTC-FR let sums be some cents apart. */
export function isExtended(specificationId: string | undefined): boolean {
  return profileOf(specificationId).norm?.startsWith('extended') === true;
}
