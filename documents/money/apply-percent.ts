import {
  type Cents,
  cents,
  HUNDRED_PERCENT,
  type Percent,
  type Quantity,
  type UnitPrice,
} from './amounts.ts';
import { multiplyDivide } from './rounding.ts';

/** `amount × percent`, rounded to the cent. */
export function applyPercent(amount: Cents, percent: Percent): Cents {
  return cents(multiplyDivide(amount, percent, HUNDRED_PERCENT));
}

/**
 * The part of a tax-inclusive amount that is not tax: `amount ÷ (1 + rate)`, rounded to the cent.
 */
export function removeTax(amount: Cents, rate: Percent): Cents {
  return cents(multiplyDivide(amount, HUNDRED_PERCENT, HUNDRED_PERCENT + rate));
}

/** `quantity × unit price`, rounded to the cent (BT-131 before allowances). */
export function multiplyPrice(quantity: Quantity, unitPrice: UnitPrice): Cents {
  return cents(multiplyDivide(quantity, unitPrice, QUANTITY_TIMES_PRICE_PER_CENT));
}

// 10⁴ (quantity) × 10⁶ (price) ÷ 10² (cents)
const QUANTITY_TIMES_PRICE_PER_CENT = 100_000_000;
