/** The sign after an amount in French: « € », or the ISO 4217 code of another currency. */
export function currencySymbol(currency: string): string {
  return currency === 'EUR' ? '€' : currency;
}
