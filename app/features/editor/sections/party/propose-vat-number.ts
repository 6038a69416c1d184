import { frenchVatNumberOf, isSiren, isVatNumber } from '#documents';

/** The French VAT number of a SIREN; null if the current number already fits. */
export function proposeVatNumber(vatNumber: string, siren: string): string | null {
  if (!isSiren(siren)) return null;
  const proposed = frenchVatNumberOf(siren);
  const isRight = isVatNumber(vatNumber) && vatNumber.endsWith(siren);
  return isRight || /^(?!FR)[A-Z]{2}/.test(vatNumber) ? null : proposed;
}
