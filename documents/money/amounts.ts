/**
 * The scaled integers that carry money, each with its own brand so that cents never mix with
 * quantities. An amount holds up to 9 × 10¹⁵ cents; EN 16931 would allow 19 digits.
 */
import { parseDecimal } from './decimal.ts';
import { divideRounded } from './rounding.ts';

/** Integer cents (BT amounts, two decimals). */
export type Cents = number & { readonly __unit: 'cents' };
/** Percentage × 100: 20 % is 2000, 5.5 % is 550 (BT-119 has two decimals at most, BR-FR-DEC-04). */
export type Percent = number & { readonly __unit: 'percent' };
/** Quantity × 10 000 (BT-129, four decimals at most, BR-FR-DEC-02). */
export type Quantity = number & { readonly __unit: 'quantity' };
/** Unit price × 1 000 000 (BT-146, six decimals at most, BR-FR-DEC-03). */
export type UnitPrice = number & { readonly __unit: 'unit-price' };

export const AMOUNT_DECIMALS = 2;
export const PERCENT_DECIMALS = 2;
export const QUANTITY_DECIMALS = 4;
export const UNIT_PRICE_DECIMALS = 6;

export const ZERO = 0 as Cents;
export const HUNDRED_PERCENT = 10_000;

export function cents(value: number): Cents {
  return (Object.is(value, -0) ? 0 : value) as Cents;
}

export function sumCents(values: readonly Cents[]): Cents {
  return cents(values.reduce((sum: number, value) => sum + value, 0));
}

/**
 * Reads a validated decimal string and rounds it to `unit` (in cents); throws on anything else,
 * since drafts are parsed at the edge.
 */
export function requireCents(text: string, unit = 1): Cents {
  return cents(divideRounded(requireScaled(text, AMOUNT_DECIMALS), unit) * unit);
}

export function requirePercent(text: string): Percent {
  return requireScaled(text, PERCENT_DECIMALS) as Percent;
}

export function requireQuantity(text: string): Quantity {
  return requireScaled(text, QUANTITY_DECIMALS) as Quantity;
}

export function requireUnitPrice(text: string): UnitPrice {
  return requireScaled(text, UNIT_PRICE_DECIMALS) as UnitPrice;
}

function requireScaled(text: string, scale: number): number {
  const value = parseDecimal(text, scale);
  if (value === null) throw new Error(`Not a decimal of at most ${scale} places: « ${text} »`);
  return value;
}
