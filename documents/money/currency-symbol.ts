/** What follows an amount in French: « € », or the code of another currency (ISO 4217). */
export function currencySymbol(currency: string): string {
  return currency === 'EUR' ? '€' : currency;
}
