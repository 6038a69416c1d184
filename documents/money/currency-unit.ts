/**
 * The smallest amount of a currency, in the hundredths that amounts are counted in: 1 (a cent), or
 * 100 where ISO 4217 gives the currency no minor unit. Those of three decimals (TND, KWD…) stay at
 * two, as EN 16931 has it (BR-DEC).
 */
export function currencyUnit(currency: string): number {
  return WITHOUT_CENTS.split(' ').includes(currency) ? 100 : 1;
}

/** How many decimals an amount of a currency shows when it is whole: two, or none. */
export function currencyDecimals(currency: string): number {
  return currencyUnit(currency) === 1 ? 2 : 0;
}

const WITHOUT_CENTS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
