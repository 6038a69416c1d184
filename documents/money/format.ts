/**
 * French notation of numbers: « 1 234,56 € », « 12,5 % ». Narrow no-break space (U+202F) between
 * thousands, no-break space (U+00A0) before a sign (Imprimerie nationale, CLDR). Not Intl, so that
 * every platform gives the same bytes.
 */
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
import { currencySymbol } from './currency-symbol.ts';
import { currencyDecimals } from './currency-unit.ts';
import { toDecimal } from './decimal.ts';

/** « 1 234,56 € »; another currency keeps its ISO code: « 1 234,56 CHF », « 1 234 JPY ». */
export function formatAmount(amount: Cents, currency = 'EUR'): string {
  return `${formatBareAmount(amount, currency)}${NO_BREAK_SPACE}${currencySymbol(currency)}`;
}

/** « 1 234,56 » */
export function formatBareAmount(amount: Cents, currency = 'EUR'): string {
  return formatNumber(toDecimal(amount, AMOUNT_DECIMALS, currencyDecimals(currency)));
}

/** « 12,5 % » */
export function formatPercent(percent: Percent): string {
  return `${formatNumber(toDecimal(percent, PERCENT_DECIMALS))}${NO_BREAK_SPACE}%`;
}

/** « 1 234,5 » */
export function formatQuantity(quantity: Quantity): string {
  return formatNumber(toDecimal(quantity, QUANTITY_DECIMALS));
}

/** At least the decimals of the currency, at most six: « 450,00 », « 0,0125 ». */
export function formatUnitPrice(unitPrice: UnitPrice, currency = 'EUR'): string {
  return formatNumber(toDecimal(unitPrice, UNIT_PRICE_DECIMALS, currencyDecimals(currency)));
}

/** A plain decimal in French notation: « -1234.5 » → « −1 234,5 ». */
export function formatNumber(decimal: string): string {
  const isNegative = decimal.startsWith('-');
  const point = decimal.indexOf('.');
  const whole = decimal.slice(isNegative ? 1 : 0, point < 0 ? undefined : point);
  const fraction = point < 0 ? '' : `,${decimal.slice(point + 1)}`;
  const grouped =
    whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, NARROW_NO_BREAK_SPACE) : whole;
  return `${isNegative ? MINUS : ''}${grouped}${fraction}`;
}

const NO_BREAK_SPACE = '\u00a0';
const NARROW_NO_BREAK_SPACE = '\u202f';
const MINUS = '\u2212';
