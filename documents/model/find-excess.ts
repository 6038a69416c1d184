import {
  type Cents,
  requireQuantity,
  requireUnitPrice,
  UNIT_PRICE_DECIMALS,
} from '#documents/money/amounts.ts';
import { multiplyPrice } from '#documents/money/apply-percent.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import type { Draft } from './draft.ts';
import type { Line } from './fields/line.ts';
import { isOptional, isPriced } from './is-priced.ts';

/** The first amount too large for exact integers once VAT and charges are added; null if none. */
export function findExcess(draft: Draft): { path: string; message: string } | null {
  let sum = 0;
  for (const [index, line] of draft.lines.entries()) {
    sum += Math.abs(grossAmount(line));
    if (sum > MAX_CENTS) return { path: `lines[${index}]`, message: `Amounts ${TOO_MUCH}` };
  }
  if (draft.exchangeRate && toEuros(sum, draft.exchangeRate.rate) > MAX_CENTS) {
    return { path: 'exchangeRate.rate', message: `Amounts in euros ${TOO_MUCH}` };
  }
  return null;
}

function grossAmount(line: Line): Cents | 0 {
  if (!isPriced(line) && !isOptional(line)) return 0;
  return multiplyPrice(requireQuantity(line.quantity), requireUnitPrice(line.unitPrice));
}

function toEuros(amount: number, rate: string): number {
  return multiplyDivide(amount, requireUnitPrice(rate), 10 ** UNIT_PRICE_DECIMALS);
}

/** 10¹³ units: a ninth of the safe integer range in cents. */
const MAX_UNITS = 10 ** 13;
const MAX_CENTS = MAX_UNITS * 100;
const TOO_MUCH = `add up to more than ${MAX_UNITS}, which is not computed`;
