import type { Draft } from '#documents/model/draft.ts';
import type { Rent } from '#documents/model/fields/rent.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import {
  type Cents,
  cents,
  type Percent,
  requireCents,
  requirePercent,
  sumCents,
  ZERO,
} from '#documents/money/amounts.ts';
import { applyPercent } from '#documents/money/apply-percent.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { shareByWeight } from '#documents/money/share.ts';
import { applyProrata, countProrata, type ProrataMonth } from './prorata.ts';

/** A quittance, a receipt for a part, or a request to pay (loi 89-462, art. 21). */
export type RentResult = 'complete' | 'partial' | 'unpaid';

export type RentTotals = {
  /** Days counted, per month; null when the amounts cover the whole period. */
  prorata: ProrataMonth[] | null;
  rentAmount: Cents;
  supplementAmount: Cents;
  chargesAmount: Cents;
  /** Indexed like `rent.charges.items`. */
  chargeItemAmounts: Cents[];
  adjustmentAmount: Cents;
  /** Indexed like `rent.otherLines`. */
  otherAmounts: Cents[];
  /** The amounts printed on the document, tax included; they add up to `dueTotal`. */
  shown: ShownRent;
  taxExclusiveTotal: Cents;
  vatRate: Percent;
  vatAmount: Cents;
  dueTotal: Cents;
  receivedTotal: Cents;
  /** Never negative. */
  remainingAmount: Cents;
  previousBalance: Cents;
  /** Previous balance plus term less the received amount; negative when the tenant is ahead. */
  balanceAfter: Cents;
  result: RentResult;
};

export type ShownRent = Pick<
  RentTotals,
  | 'rentAmount'
  | 'supplementAmount'
  | 'chargesAmount'
  | 'chargeItemAmounts'
  | 'adjustmentAmount'
  | 'otherAmounts'
>;

type TermContext = Pick<Draft, 'supply' | 'vatRegime' | 'currency'>;

/** The amounts of a term, in integer cents. Pure; never throws on a parsed draft. */
export function computeRentTotals(rent: Rent, draft: TermContext): RentTotals {
  const unit = currencyUnit(draft.currency);
  const read = (decimal = '0') => requireCents(decimal, unit);
  const prorata = prorataOf(rent, draft);
  const reduce = (amount: Cents) => (prorata ? applyProrata(amount, prorata, unit) : amount);
  const rentAmount = reduce(read(rent.amount));
  const supplementAmount = reduce(read(rent.supplement));
  const charges = computeCharges(rent, reduce, unit);
  const adjustmentAmount = read(rent.adjustment?.amount);
  const otherAmounts = rent.otherLines.map(({ amount }) => read(amount));
  const parts = { rentAmount, supplementAmount, ...charges, adjustmentAmount, otherAmounts };
  const taxExclusiveTotal = sumCents(listAmounts(parts));
  const vatRate = rateOf(rent, draft);
  const vatAmount = applyPercent(taxExclusiveTotal, vatRate, unit);
  const dueTotal = cents(taxExclusiveTotal + vatAmount);
  return {
    prorata,
    ...parts,
    shown: shareTax(parts, dueTotal, unit),
    taxExclusiveTotal,
    vatRate,
    vatAmount,
    dueTotal,
    ...settle(rent, dueTotal, unit),
  };
}

function listAmounts(parts: ShownRent): Cents[] {
  const { rentAmount, supplementAmount, chargesAmount, adjustmentAmount, otherAmounts } = parts;
  return [rentAmount, supplementAmount, chargesAmount, adjustmentAmount, ...otherAmounts];
}

function shareTax(parts: ShownRent, dueTotal: Cents, unit: number): ShownRent {
  const [rentAmount, supplementAmount, chargesAmount, adjustmentAmount, ...otherAmounts] =
    shareByWeight(dueTotal, listAmounts(parts), unit).map(cents);
  const charges = chargesAmount ?? ZERO;
  return {
    rentAmount: rentAmount ?? ZERO,
    supplementAmount: supplementAmount ?? ZERO,
    chargesAmount: charges,
    chargeItemAmounts: shareByWeight(charges, parts.chargeItemAmounts, unit).map(cents),
    adjustmentAmount: adjustmentAmount ?? ZERO,
    otherAmounts,
  };
}

type Settled = Pick<
  RentTotals,
  'receivedTotal' | 'remainingAmount' | 'previousBalance' | 'balanceAfter' | 'result'
>;

function settle(rent: Rent, dueTotal: Cents, unit: number): Settled {
  const receivedTotal = sumCents(rent.payments.map(({ amount }) => requireCents(amount, unit)));
  const previousBalance = requireCents(rent.previousBalance ?? '0', unit);
  return {
    receivedTotal,
    remainingAmount: cents(Math.max(0, dueTotal - receivedTotal)),
    previousBalance,
    balanceAfter: cents(previousBalance + dueTotal - receivedTotal),
    result: resultOf(rent, dueTotal, receivedTotal),
  };
}

/**
 * A term that costs nothing stays a notice until a payment comes: a quittance needs one. While the
 * rent is not typed, the title stays that of the page.
 */
function resultOf({ amount }: Rent, dueTotal: Cents, receivedTotal: Cents): RentResult {
  const isTyped = requireCents(amount) > 0;
  if (receivedTotal === 0 && (isTyped || dueTotal > 0)) return 'unpaid';
  return receivedTotal >= dueTotal ? 'complete' : 'partial';
}

function prorataOf({ prorata }: Rent, { supply }: TermContext): ProrataMonth[] | null {
  if (!prorata || !supply?.start || !supply.end) return null;
  return countProrata(supply.start, supply.end, prorata);
}

/**
 * The items, when there are any, make the amount; prorated by the day, they still add up to it.
 * Charges settled at cost are never prorated.
 */
function computeCharges(
  { charges }: Rent,
  reduce: (amount: Cents) => Cents,
  unit: number,
): Pick<RentTotals, 'chargesAmount' | 'chargeItemAmounts'> {
  if (charges.mode === 'none') {
    return { chargesAmount: ZERO, chargeItemAmounts: charges.items.map(() => ZERO) };
  }
  const items = charges.items.map(({ amount }) => requireCents(amount, unit));
  const monthly = items.length > 0 ? sumCents(items) : requireCents(charges.amount, unit);
  const chargesAmount = charges.mode === 'actual' ? monthly : reduce(monthly);
  return { chargesAmount, chargeItemAmounts: shareByWeight(chargesAmount, items, unit).map(cents) };
}

function rateOf({ vatRate }: Rent, { vatRegime }: TermContext): Percent {
  return chargesVat(vatRegime) && vatRate !== undefined ? requirePercent(vatRate) : (0 as Percent);
}
