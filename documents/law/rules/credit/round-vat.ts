import type { Draft } from '#documents/model/draft.ts';
import { AMOUNT_DECIMALS, cents, PERCENT_DECIMALS } from '#documents/money/amounts.ts';
import { applyPercent, removeTax } from '#documents/money/apply-percent.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { listRateAmounts, type RateAmount, rateKey, startRow } from './rate-amounts.ts';

/**
 * The avoir with the cents of VAT (`vatRounding`) without which its invoice, of which `left` is
 * left, would not end at zero (CGI 272, 1). The last avoir of a rate takes the VAT that is left. An
 * earlier one departs from base × rate only where what remains would depart more.
 */
export function roundVat(credit: Draft, left: readonly RateAmount[]): Draft {
  if (!credit.credit) return credit;
  const { vatRounding: _vatRounding, ...conditions } = credit.credit;
  const plain = { ...credit, credit: conditions };
  const unit = currencyUnit(credit.currency);
  const vatRounding = listRateAmounts(plain).flatMap((given) => {
    if (given.rate === 0) return [];
    const row = left.find((one) => rateKey(one) === rateKey(given)) ?? startRow(given);
    const off = vatToGive(row, given, { priceMode: credit.priceMode, unit }) - given.vatAmount;
    if (off === 0 || Math.abs(off) > mostVatRounding(unit)) return [];
    const rate = toDecimal(given.rate, PERCENT_DECIMALS);
    return [{ rate, amount: toDecimal(off, AMOUNT_DECIMALS) }];
  });
  return vatRounding.length === 0 ? plain : { ...plain, credit: { ...conditions, vatRounding } };
}

/** Cents: more is no rounding, and no software would accept it (BR-CO-17). */
export function mostVatRounding(unit: number): number {
  return unit === 1 ? MOST_CENTS : unit;
}

type Mode = { priceMode: Draft['priceMode']; unit: number };

function vatToGive(left: RateAmount, given: RateAmount, { priceMode, unit }: Mode): number {
  const isGross = priceMode === 'gross';
  const [sold, taken] = [left, given].map(
    ({ taxableAmount, vatAmount }) => taxableAmount + (isGross ? vatAmount : 0),
  );
  const rest = (sold ?? 0) - (taken ?? 0);
  if (rest === 0) return left.vatAmount;
  if (Math.sign(rest) !== Math.sign(sold ?? 0)) return given.vatAmount;
  const expected = isGross
    ? rest - removeTax(cents(rest), given.rate, unit)
    : applyPercent(cents(rest), given.rate, unit);
  const slack = isGross || unit !== 1 ? 0 : 1;
  const kept = clamp(left.vatAmount - given.vatAmount, expected - slack, expected + slack);
  return left.vatAmount - (rest > 0 ? Math.max(0, kept) : Math.min(0, kept));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

const MOST_CENTS = 99;
