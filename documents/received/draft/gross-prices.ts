import { isProfessional } from '#documents/law/buyer-status.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import type { Discount } from '#documents/model/fields/line.ts';
import type { Buyer } from '#documents/model/fields/party.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import {
  HUNDRED_PERCENT,
  PERCENT_DECIMALS,
  UNIT_PRICE_DECIMALS,
} from '#documents/money/amounts.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import type { TolerantInvoice, TolerantLine } from '#documents/received/tolerant-invoice.ts';
import { writeCents } from './amount.ts';
import { isShareOfAmount } from './line-price.ts';
import { readScaled } from './values.ts';

type LineInput = NonNullable<DraftInput['lines']>[number];

/**
 * The same invoice in prices with tax, which XML never states. Null without VAT, or when an amount
 * off several rates has no price with tax of its own.
 */
export function toGrossPrices(input: DraftInput): DraftInput | null {
  const { lines = [], charges = [], allowances = [] } = input;
  const rates = new Set(lines.filter((line) => 'unitPrice' in line).map(rateOf));
  const [rate = '0', ...otherRates] = rates;
  const hasAmounts = allowances.some((allowance) => 'amount' in allowance);
  if (!chargesVat(input.vatRegime)) return null;
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

/**
 * Whether prices look derived from prices with tax (16.583333 for 19.90 at 20 %): more decimals
 * than anyone types, and giving a whole cent with tax or the line amount shared over its quantity.
 * Between businesses, which price without tax, a single such price may be a coincidence.
 */
export function hasShopPrices({ lines = [] }: TolerantInvoice, buyer: Buyer): boolean {
  const computed = lines.filter(({ netPrice = '' }) => /\.\d{4}/.test(netPrice));
  return (
    computed.length >= (isProfessional(buyer) ? 2 : 1) &&
    computed.every((line) => isLabelPrice(line) || isShareOfAmount(line))
  );
}

/** Our mention of the eco-contribution is in the prices of the invoice: « 4,80 € TTC ». */
export function statesGrossPrices({ notes = [] }: TolerantInvoice): boolean {
  return notes.some(
    ({ subjectCode, content = '' }) => subjectCode === 'BLU' && content.endsWith(' TTC'),
  );
}

function isLabelPrice({ netPrice, vat }: TolerantLine): boolean {
  const label = readScaled(addTax(netPrice, vat?.rate), 2) ?? 0;
  const percent = readScaled(vat?.rate, PERCENT_DECIMALS) ?? 0;
  const without = multiplyDivide(
    label * PRICE_PER_CENT,
    HUNDRED_PERCENT,
    HUNDRED_PERCENT + percent,
  );
  return percent > 0 && without === readScaled(netPrice, UNIT_PRICE_DECIMALS);
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

/** Rounded to the cent, as a price tag is. */
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
