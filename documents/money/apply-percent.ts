import {
  AMOUNT_DECIMALS,
  type Cents,
  cents,
  HUNDRED_PERCENT,
  type Percent,
  type Quantity,
  UNIT_PRICE_DECIMALS,
  type UnitPrice,
} from './amounts.ts';
import { multiplyDivide } from './rounding.ts';

// Results are rounded to `unit` (in cents): 1, or 100 for a currency without cents.

/** `amount × percent` */
export function applyPercent(amount: Cents, percent: Percent, unit?: number): Cents {
  return cents(multiplyDivide(amount, percent, HUNDRED_PERCENT, unit));
}

/** The tax-exclusive part of an amount that includes tax: `amount ÷ (1 + rate)`. */
export function removeTax(amount: Cents, rate: Percent, unit?: number): Cents {
  return cents(multiplyDivide(amount, HUNDRED_PERCENT, HUNDRED_PERCENT + rate, unit));
}

/** `quantity × unit price` (BT-131 before allowances) */
export function multiplyPrice(quantity: Quantity, unitPrice: UnitPrice, unit?: number): Cents {
  return cents(multiplyDivide(quantity, unitPrice, QUANTITY_TIMES_PRICE_PER_CENT, unit));
}

// 10⁴ (quantity) × 10⁶ (price) ÷ 10² (cents)
const QUANTITY_TIMES_PRICE_PER_CENT = 100_000_000;

/** A unit price without its tax, to the cent or to the decimals that it has. */
export function removeTaxFromPrice(price: UnitPrice, rate: Percent): UnitPrice {
  const unit = [PRICE_CENT, 100, 1].find((each) => price % each === 0);
  const net = multiplyDivide(price, HUNDRED_PERCENT, HUNDRED_PERCENT + rate, unit);
  return net as UnitPrice; // a price, scaled as before
}

const PRICE_CENT = 10 ** (UNIT_PRICE_DECIMALS - AMOUNT_DECIMALS);
