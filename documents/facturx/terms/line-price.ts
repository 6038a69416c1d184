import { amountText } from '#documents/money/amount-text.ts';
import {
  cents,
  type Quantity,
  requireQuantity,
  requireUnitPrice,
  UNIT_PRICE_DECIMALS,
  type UnitPrice,
} from '#documents/money/amounts.ts';
import { multiplyPrice } from '#documents/money/apply-percent.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import type { LineTotals } from '#documents/totals/totals.ts';
import type { InvoiceLine } from './invoice-line.ts';

type LinePrice = Pick<InvoiceLine, 'netPrice' | 'priceBaseQuantity'> & {
  /** Line amount beyond price × quantity, in cents: zero except in a line that no price fits. */
  rest: number;
};

/**
 * BT-146 and BT-149, such that round(BT-146 ÷ BT-149 × BT-129) is the line before its allowance.
 * Net prices are as typed. Prices with tax become prices without tax, of four to six decimals so
 * that a reader tells them apart, when these give the exact cent, else the whole amount for the
 * whole quantity. A price is never negative (BR-27): the quantity carries the sign.
 */
export function priceLine(
  { line, lineNetAmount, discountNetAmount }: LineTotals,
  currency = 'EUR',
): LinePrice {
  const multiply = (count: Quantity, price: UnitPrice) =>
    multiplyPrice(count, price, currencyUnit(currency));
  const amount = lineNetAmount + discountNetAmount;
  const quantity = requireQuantity(line.quantity);
  if (multiply(quantity, requireUnitPrice(line.unitPrice)) === amount) {
    return { netPrice: line.unitPrice, rest: 0 };
  }
  if (quantity === 0 || Math.sign(amount) !== Math.sign(quantity))
    return { netPrice: '0', rest: amount };
  const [paid, count] = [Math.abs(amount), Math.abs(quantity) as Quantity];
  const unitPrice = multiplyDivide(paid, CENT_AND_QUANTITY_PER_PRICE, count) as UnitPrice;
  if (Number.isSafeInteger(unitPrice) && multiply(count, unitPrice) === paid) {
    return {
      netPrice: toDecimal(unitPrice, UNIT_PRICE_DECIMALS, DERIVED_DECIMALS),
      rest: 0,
    };
  }
  return {
    netPrice: amountText(cents(paid), currency),
    priceBaseQuantity: line.quantity.replace('-', ''),
    rest: 0,
  };
}

/** More than anyone types. */
const DERIVED_DECIMALS = 4;
// 10⁶ (price) × 10⁴ (quantity) ÷ 10² (cents)
const CENT_AND_QUANTITY_PER_PRICE = 100_000_000;
