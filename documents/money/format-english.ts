/** English notation, after the EU style guide: « €1,234.56 », « CHF 1,234.56 », « 12.5% ». */
import {
  AMOUNT_DECIMALS,
  type Cents,
  PERCENT_DECIMALS,
  type Percent,
  QUANTITY_DECIMALS,
  type Quantity,
  UNIT_PRICE_DECIMALS,
  type UnitPrice,
} from './amounts.ts';
import { currencyDecimals } from './currency-unit.ts';
import { toDecimal } from './decimal.ts';

/** « €1,234.56 », « −€12.00 »; another currency keeps its ISO code. */
export function formatEnglishAmount(amount: Cents, currency = 'EUR'): string {
  const sign = currency === 'EUR' ? '€' : `${currency}\u00a0`;
  return formatEnglishBareAmount(amount, currency).replace(/^(\u2212?)/, `$1${sign}`);
}

/** « 1,234.56 » */
export function formatEnglishBareAmount(amount: Cents, currency = 'EUR'): string {
  return formatEnglishNumber(toDecimal(amount, AMOUNT_DECIMALS, currencyDecimals(currency)));
}

/** « 12.5% » */
export function formatEnglishPercent(percent: Percent): string {
  return `${formatEnglishNumber(toDecimal(percent, PERCENT_DECIMALS))}%`;
}

/** « 1,234.5 » */
export function formatEnglishQuantity(quantity: Quantity): string {
  return formatEnglishNumber(toDecimal(quantity, QUANTITY_DECIMALS));
}

/** At least the decimals of the currency, at most six: « 450.00 », « 0.0125 ». */
export function formatEnglishUnitPrice(unitPrice: UnitPrice, currency = 'EUR'): string {
  return formatEnglishNumber(toDecimal(unitPrice, UNIT_PRICE_DECIMALS, currencyDecimals(currency)));
}

/** A plain decimal in English notation: « -1234.5 » → « −1,234.5 ». */
export function formatEnglishNumber(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace('-', '\u2212').replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
