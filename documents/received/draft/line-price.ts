import { unitName } from '#documents/model/codes/units.ts';
import {
  AMOUNT_DECIMALS,
  type Cents,
  cents,
  QUANTITY_DECIMALS,
  type Quantity,
  UNIT_PRICE_DECIMALS,
  type UnitPrice,
} from '#documents/money/amounts.ts';
import { multiplyPrice } from '#documents/money/apply-percent.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { divideRoundedBig, multiplyDivide } from '#documents/money/rounding.ts';
import type { TolerantLine } from '#documents/received/tolerant-invoice.ts';
import { readCents, writeCents } from './amount.ts';
import { readScaled } from './values.ts';

// `unit` is the rounding unit of amounts, in cents (`roundingUnit`).

/** BT-129 × BT-146 ÷ BT-149 in cents, before allowances and charges. */
export function amountOfPrice(line: TolerantLine, unit: number): Cents {
  return cents(amountOf(line, { base: readBase(line, unit), unit }));
}

/** Whether the stated amount (BT-131) ignores the quantity that the price is for (BT-149). */
export function leavesOutBase(line: TolerantLine, unit: number): boolean {
  return (
    isOfOne(line, unit) && amountOf(line, { base: writtenBase(line), unit }) !== grossAmountOf(line)
  );
}

/** Whether the price is stated for a quantity of zero or less. */
export function hasNoBase({ priceBaseQuantity }: TolerantLine): boolean {
  return (readWithin(priceBaseQuantity, QUANTITY_DECIMALS) ?? ONE) <= 0;
}

/** `detail` describes the price that a lump sum replaces. */
type LinePrice = { quantity: string; unitPrice: string; unit?: 'LS'; detail?: string };

/** Whether quantity × written price gives the stated amount, to the rounding unit. */
export function bearsPrice(line: TolerantLine, unit: number): boolean {
  return !statesAmount(line) || amountOfPrice(line, unit) === grossAmountOf(line);
}

/** Whether no price of the model gives the stated amount. */
export function isLumpSum(line: TolerantLine, unit: number): boolean {
  return readPrice(line, unit).unit === 'LS';
}

/** Whether the price is the line amount divided by the quantity, to six decimals. */
export function isShareOfAmount(line: TolerantLine): boolean {
  const quantity = Math.abs(readQuantity(line));
  const amount = Math.abs(grossAmountOf(line));
  return (
    quantity !== 0 &&
    multiplyDivide(amount, Number(2n * PRICES_PER_HALF), quantity) ===
      readWithin(line.netPrice, UNIT_PRICE_DECIMALS)
  );
}

/** The fit of the stated amount with quantity × price. */
type PriceFit =
  /** Equal to the cent, or as close as six decimals allow (BR-FR-DEC-03). */
  | 'given'
  /** Within half of the last decimal that the price is written with. */
  | 'rounded'
  | 'other';

export function fitPrice(line: TolerantLine, unit: number): PriceFit {
  if (!statesAmount(line)) return 'given';
  const decimals = countDecimals(line.netPrice);
  if (isNear(line, { decimals: Math.max(decimals, UNIT_PRICE_DECIMALS), unit })) return 'given';
  return isNear(line, { decimals, unit }) ? 'rounded' : 'other';
}

/** Within a unit, or within half of the last of `decimals` decimals of the price. */
function isNear(line: TolerantLine, { decimals, unit }: { decimals: number; unit: number }) {
  const rounding = { base: readBase(line, unit), unit };
  const [stated, given] = [grossAmountOf(line), amountOf(line, rounding)];
  if (Math.abs(stated - given) <= unit) return true;
  if (line.netPrice === undefined) return false;
  const price = readFine(line);
  const half = 5n * 10n ** BigInt(FINE_DECIMALS - 1 - decimals);
  const ends = [price - half, price + half].map((end) =>
    multiplyFine(readQuantity(line), end, rounding),
  );
  return Math.min(...ends) <= stated && stated <= Math.max(...ends);
}

/**
 * BT-129 and BT-146 ÷ BT-149 as a quantity and a unit price. A price is never negative (BR-27): the
 * quantity carries the sign. The line becomes a lump sum when no six-decimal price close to the
 * written one gives its amount (BT-131).
 */
export function readPrice(line: TolerantLine, unit: number): LinePrice {
  const price = readWithin(line.netPrice, UNIT_PRICE_DECIMALS) ?? 0;
  const quantity = readQuantity(line);
  const written = multiplyDivide(Math.abs(price), ONE, readBase(line, unit));
  const amount = statesAmount(line) ? grossAmountOf(line) : amountOfPrice(line, unit);
  const near =
    fitPrice(line, unit) === 'other' ? written : findPrice({ amount, quantity, unit }, written);
  const unitPrice = (Math.abs(near - written) <= HALF_CENT ? near : written) as UnitPrice;
  if (amount === multiplyPrice(quantity, unitPrice, unit)) {
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

/** The six-decimal price nearest to `written` that gives the amount; all are integers. */
function findPrice(
  { amount, quantity, unit }: { amount: number; quantity: number; unit: number },
  written: number,
): number {
  if (quantity === 0) return written;
  const [total, count] = [BigInt(Math.abs(amount)), BigInt(Math.abs(quantity))];
  const firstFrom = (halves: bigint) => Number((halves * PRICES_PER_HALF + count - 1n) / count);
  const [first, last] = [
    firstFrom(2n * total - BigInt(unit)),
    firstFrom(2n * total + BigInt(unit)) - 1,
  ];
  return Math.min(Math.max(written, first), last);
}

function statesAmount({ lineNetAmount }: TolerantLine): boolean {
  return readCents(lineNetAmount) !== null;
}

/** BT-131 before allowances and charges. */
function grossAmountOf({ lineNetAmount, allowances = [], charges = [] }: TolerantLine): number {
  const sum = (adjustments: readonly { amount?: string }[]) =>
    adjustments.reduce((total, { amount }) => total + (readCents(amount) ?? 0), 0);
  return (readCents(lineNetAmount) ?? 0) + sum(allowances) - sum(charges);
}

/** In cents, from the price as written, which may have more decimals than the model. */
function amountOf(line: TolerantLine, rounding: Rounding): number {
  return multiplyFine(readQuantity(line), readFine(line), rounding);
}

type Rounding = { base: number; unit: number };

function multiplyFine(quantity: number, price: bigint, { base, unit }: Rounding): number {
  const divisor = BigInt(base) * BigInt(unit) * FINE_PER_CENT;
  return Number(divideRoundedBig(BigInt(quantity) * price, divisor)) * unit;
}

/** Absolute value in units of the tenth decimal. */
function readFine({ netPrice }: TolerantLine): bigint {
  const fine = readWithin(netPrice, FINE_DECIMALS);
  const price = readWithin(netPrice, UNIT_PRICE_DECIMALS) ?? 0;
  return BigInt(Math.abs(fine ?? price)) * (fine === null ? FINE_PER_PRICE : 1n);
}

/** At least two, since a price is an amount of money. */
function countDecimals(price = ''): number {
  const { length } = /\.(\d*)$/.exec(price)?.[1] ?? '';
  return Math.min(Math.max(length, AMOUNT_DECIMALS), FINE_DECIMALS - 1);
}

/** « 100000 pièces à 12.345678 les 1000 » */
function describePrice({ quantity = '1', unit = '', netPrice, priceBaseQuantity }: TolerantLine) {
  const count = [quantity, unitName(unit, Number(quantity))].filter(Boolean).join(' ');
  return netPrice === undefined
    ? count
    : `${count} à ${netPrice}${Number(priceBaseQuantity) > 0 ? ` les ${priceBaseQuantity}` : ''}`;
}

/** Carries the sign of the price: prices of the model have none. */
function readQuantity({ netPrice, quantity = '1' }: TolerantLine): Quantity {
  const typed = readWithin(quantity, QUANTITY_DECIMALS) ?? 0;
  const price = readWithin(netPrice, UNIT_PRICE_DECIMALS) ?? 0;
  return (price < 0 ? -typed : typed) as Quantity;
}

/** One when the amount ignores it: some software repeats the price or the quantity there. */
function readBase(line: TolerantLine, unit: number): number {
  return isOfOne(line, unit) ? ONE : writtenBase(line);
}

function isOfOne(line: TolerantLine, unit: number): boolean {
  return statesAmount(line) && amountOf(line, { base: ONE, unit }) === grossAmountOf(line);
}

/** One when absent, zero or not a number. */
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
// 10⁴ (quantity) × 10¹⁰ (price) ÷ 10⁴ (base) ÷ 10² (cents)
const FINE_PER_CENT = 10n ** 8n;
// 10¹⁰ ÷ 10⁶
const FINE_PER_PRICE = 10n ** 4n;
// 10⁴ (quantity) × 10⁶ (price) ÷ 10² (cents) ÷ 2
const PRICES_PER_HALF = 50_000_000n;
/** At the scale of unit prices. */
const HALF_CENT = 5000;
