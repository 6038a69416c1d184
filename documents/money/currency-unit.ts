/**
 * The smallest amount of a currency, in hundredths: 1 (a cent), or 100 when ISO 4217 gives the
 * currency no minor unit. Currencies with three decimals (TND, KWD…) stay at two (EN 16931,
 * BR-DEC).
 */
export function currencyUnit(currency: string): number {
  return WITHOUT_CENTS.split(' ').includes(currency) ? 100 : 1;
}

/** Decimals of a whole amount in this currency: 2, or 0 without a minor unit. */
export function currencyDecimals(currency: string): number {
  return currencyUnit(currency) === 1 ? 2 : 0;
}

const WITHOUT_CENTS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
