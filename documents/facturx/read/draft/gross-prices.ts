import type { DraftInput } from '#documents/model/draft.ts';
import type { Discount } from '#documents/model/parts/line.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import {
  HUNDRED_PERCENT,
  PERCENT_DECIMALS,
  UNIT_PRICE_DECIMALS,
} from '#documents/money/amounts.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import { writeCents } from './amount.ts';
import { readScaled } from './values.ts';

type LineInput = NonNullable<DraftInput['lines']>[number];

/**
 * The same invoice in prices with tax. An XML gives prices without tax alone: those of a shop come
 * out of it with many decimals. Null when the prices look typed, or when an amount off several
 * rates has no price with tax of its own.
 */
export function toGrossPrices(input: DraftInput): DraftInput | null {
  const { lines = [], charges = [], allowances = [] } = input;
  const rates = new Set(lines.filter((line) => 'unitPrice' in line).map(rateOf));
  const [rate = '0', ...otherRates] = rates;
  const hasAmounts = allowances.some((allowance) => 'amount' in allowance);
  if (!chargesVat(input.vatRegime) || !lines.some(hasComputedPrice)) return null;
  if (hasAmounts && otherRates.length > 0) return null;
  return {
    ...input,
    priceMode: 'gross',
    lines: lines.map(addTaxToLine),
    charges: charges.map((charge) => ({
      ...charge,
      amount: addTax(charge.amount, charge.vatRate),
    })),
    allowances: allowances.map((allowance) => addTaxToDiscount(allowance, rate)),
  };
}

function hasComputedPrice(line: LineInput): boolean {
  return 'unitPrice' in line && /\.\d{3}/.test(String(line.unitPrice ?? ''));
}

function addTaxToLine(line: LineInput): LineInput {
  if (!('unitPrice' in line)) return line;
  const rate = rateOf(line);
  return {
    ...line,
    unitPrice: addTax(line.unitPrice, rate),
    discount: line.discount && addTaxToDiscount(line.discount, rate),
  };
}

function addTaxToDiscount<T extends NonNullable<DraftInput['allowances']>[number]>(
  discount: T,
  rate: string,
): T | Discount {
  return 'amount' in discount ? { ...discount, amount: addTax(discount.amount, rate) } : discount;
}

/** To the cent: prices with tax are those of a label. */
function addTax(amount: string | number | undefined, rate: string | number | undefined): string {
  const price = readScaled(String(amount ?? '0'), UNIT_PRICE_DECIMALS) ?? 0;
  const percent = readScaled(String(rate ?? '0'), PERCENT_DECIMALS) ?? 0;
  return writeCents(
    multiplyDivide(price, HUNDRED_PERCENT + percent, HUNDRED_PERCENT * PRICE_PER_CENT),
  );
}

function rateOf(line: LineInput): string {
  return 'vatRate' in line ? String(line.vatRate ?? '0') : '0';
}

// 10⁶ (price) ÷ 10² (cents)
const PRICE_PER_CENT = 10_000;
