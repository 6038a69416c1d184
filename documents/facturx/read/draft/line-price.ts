import type { TolerantLine } from '#documents/facturx/read/tolerant-invoice.ts';
import { unitName } from '#documents/model/codes/units.ts';
import {
  type Cents,
  cents,
  QUANTITY_DECIMALS,
  type Quantity,
  UNIT_PRICE_DECIMALS,
  type UnitPrice,
} from '#documents/money/amounts.ts';
import { multiplyPrice } from '#documents/money/apply-percent.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import { readCents, writeCents } from './amount.ts';
import { readScaled } from './values.ts';

/** BT-129 × BT-146 ÷ BT-149 in cents, before allowances and charges. */
export function amountOfPrice(line: TolerantLine): Cents {
  const signed = readQuantity(line);
  return cents(amountOf(line, signed, readBase(line, signed)));
}

/** The amount of a line (BT-131) is that of a price of one, though its price is one of several. */
export function leavesOutBase(line: TolerantLine): boolean {
  const quantity = readQuantity(line);
  return (
    isOfOne(line, quantity) && amountOf(line, quantity, writtenBase(line)) !== grossAmountOf(line)
  );
}

/** `detail` says in words what a lump sum stands for. */
type LinePrice = { quantity: string; unitPrice: string; unit?: 'LS'; detail?: string };

/**
 * BT-129 and BT-146 ÷ BT-149 as a quantity and the price of one; a price is never negative (BR-27),
 * the quantity carries the sign. The amount that the line states (BT-131) counts: where there is no
 * price, or none of six decimals gives it to the cent, the line becomes a lump sum of that amount.
 */
export function readPrice(line: TolerantLine, roundsTo = 1): LinePrice {
  const price = readWithin(line.netPrice, UNIT_PRICE_DECIMALS) ?? 0;
  const quantity = readQuantity(line);
  const base = readBase(line, quantity);
  const unitPrice = multiplyDivide(Math.abs(price), ONE, base) as UnitPrice;
  const amount = statesAmount(line) ? grossAmountOf(line) : amountOf(line, quantity, base);
  if (amount === multiplyPrice(quantity, unitPrice, roundsTo)) {
    return {
      quantity: toDecimal(quantity, QUANTITY_DECIMALS),
      unitPrice: toDecimal(unitPrice, UNIT_PRICE_DECIMALS),
    };
  }
  return {
    quantity: amount < 0 ? '-1' : '1',
    unitPrice: writeCents(Math.abs(amount)),
    unit: 'LS',
    detail: describePrice(line),
  };
}

function statesAmount({ lineNetAmount }: TolerantLine): boolean {
  return readCents(lineNetAmount) !== null;
}

/** What the amount of a line (BT-131) was before its allowances and charges. */
function grossAmountOf({ lineNetAmount, allowances = [], charges = [] }: TolerantLine): number {
  const sum = (adjustments: readonly { amount?: string }[]) =>
    adjustments.reduce((total, { amount }) => total + (readCents(amount) ?? 0), 0);
  return (readCents(lineNetAmount) ?? 0) + sum(allowances) - sum(charges);
}

/** In cents, from the price as it was written: some have more decimals than the model. */
function amountOf({ netPrice }: TolerantLine, quantity: Quantity, base: number): number {
  const fine = base === ONE ? readWithin(netPrice, FINE_DECIMALS) : null;
  if (fine !== null) return cents(multiplyDivide(quantity, Math.abs(fine), FINE_PER_CENT));
  const price = Math.abs(readWithin(netPrice, UNIT_PRICE_DECIMALS) ?? 0);
  return cents(multiplyDivide(quantity, price, base * PRICE_PER_CENT));
}

/** « 100000 pièces à 12.345678 les 1000 » */
function describePrice({ quantity = '1', unit = '', netPrice, priceBaseQuantity }: TolerantLine) {
  const count = [quantity, unitName(unit, Number(quantity))].filter(Boolean).join(' ');
  return netPrice === undefined
    ? count
    : `${count} à ${netPrice}${priceBaseQuantity ? ` les ${priceBaseQuantity}` : ''}`;
}

/** With the sign of the price, which has none in the model. */
function readQuantity({ netPrice, quantity = '1' }: TolerantLine): Quantity {
  const typed = readWithin(quantity, QUANTITY_DECIMALS) ?? 0;
  const price = readWithin(netPrice, UNIT_PRICE_DECIMALS) ?? 0;
  return (price < 0 ? -typed : typed) as Quantity;
}

/**
 * One where the amount of the line is that of a price of one: some software repeats the price or
 * the quantity as the quantity of the price.
 */
function readBase(line: TolerantLine, quantity: Quantity): number {
  return isOfOne(line, quantity) ? ONE : writtenBase(line);
}

function isOfOne(line: TolerantLine, quantity: Quantity): boolean {
  return statesAmount(line) && amountOf(line, quantity, ONE) === grossAmountOf(line);
}

/** One when it is absent, zero or no number. */
function writtenBase({ priceBaseQuantity = '1' }: TolerantLine): number {
  return Math.abs(readWithin(priceBaseQuantity, QUANTITY_DECIMALS) ?? ONE) || ONE;
}

/** Null beyond the bounds of the model. */
function readWithin(text: string | undefined, decimals: number): number | null {
  const value = readScaled(text, decimals);
  return value === null || Math.abs(value) > MAX * 10 ** decimals ? null : value;
}

const ONE = 10_000;
const MAX = 999_999_999;
const FINE_DECIMALS = 10;
// 10⁴ (quantity) × 10¹⁰ (price) ÷ 10² (cents)
const FINE_PER_CENT = 10 ** 12;
// 10⁴ (quantity) × 10⁶ (price) ÷ 10⁴ (base) ÷ 10² (cents)
const PRICE_PER_CENT = 10_000;
