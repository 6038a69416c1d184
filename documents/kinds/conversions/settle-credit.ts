import type { RateAmount } from '#documents/law/rules/credit/rate-amounts.ts';
import {
  computeRemaining,
  listRateAmounts,
  rateKey,
  startRow,
} from '#documents/law/rules/credit/rate-amounts.ts';
import {
  listRemainingLines,
  nameKey,
  sumTaxExclusive,
} from '#documents/law/rules/credit/remaining.ts';
import { roundVat } from '#documents/law/rules/credit/round-vat.ts';
import type { Draft } from '#documents/model/draft.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import { amountText } from '#documents/money/amount-text.ts';
import {
  cents,
  HUNDRED_PERCENT,
  PERCENT_DECIMALS,
  requireCents,
  sumCents,
} from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { shareByWeight } from '#documents/money/share.ts';
import { depositInvoicesOf } from '#documents/totals/billed.ts';
import { groupOfLine } from '#documents/totals/vat-groups.ts';

/** An invoice and its other avoirs. */
export type Credited = { invoice: Draft; earlier: readonly Draft[] };

/**
 * An avoir of lines, so that its invoice ends at zero (CGI 272, 1): at no rate more than is left,
 * deposits and earlier avoirs taken off, and the cents that were rounded away with the last lines
 * of a rate. `isRest`: it gives back whatever is left.
 */
export function settleLines(credit: Draft, credited: Credited, isRest = false): Draft {
  const left = listLeft(credited);
  const given = listRateAmounts(credit);
  const open = listOpenRates(credited.invoice, [...credited.earlier, credit]);
  const most = mostRounding(credited);
  const settled = left.reduce((draft, row) => {
    const own = given.find((one) => rateKey(one) === rateKey(row)) ?? startRow(row);
    const [rest, missing] = [typed(row, credit), typed(row, credit) - typed(own, credit)];
    const isBeyond = rest < 0 ? missing > 0 : missing < 0;
    const isOfCents = Math.abs(missing) <= most;
    if (missing === 0 || !(isBeyond || isRest || (isOfCents && !open.has(rateKey(row)))))
      return draft;
    const reason = isOfCents ? ROUNDING : nameDifference(missing, credited);
    return adjust(draft, row, { missing, reason });
  }, credit);
  return settleCents(takeOffNetOfTax(settled, credited), credited);
}

/**
 * Avoirs net of tax leave the amounts of each rate, and lower the whole (CGI 272, 1): what comes
 * back last is lowered by them, without its VAT.
 */
export function takeOffNetOfTax(credit: Draft, { invoice, earlier }: Credited): Draft {
  const netOfTax = sumTaxExclusive(earlier.filter(isNetOfTax));
  const left = sumTaxExclusive([invoice]) - sumTaxExclusive(earlier);
  const given = listRateAmounts(credit);
  const bases = given.map(({ taxableAmount }) => cents(Math.max(0, taxableAmount)));
  const excess = Math.min(netOfTax, sumTaxExclusive([credit]) - left, sumCents(bases));
  if (excess <= 0) return credit;
  const shares = shareByWeight(excess, bases, currencyUnit(invoice.currency));
  return given.reduce((draft, row, index) => {
    const amount = lessTax(row, shares[index] ?? 0, credit);
    return amount === 0 ? draft : lower(draft, row, amount);
  }, credit);
}

/** By its charges where it has some: a discount may not exceed its lines. */
function lower(credit: Draft, row: RateAmount, amount: number): Draft {
  const vatRate = toDecimal(row.rate, PERCENT_DECIMALS);
  let missing = -amount;
  const charges = credit.charges.flatMap((charge) => {
    const charged = charge.vatRate === vatRate ? requireCents(charge.amount) : 0;
    const taken = Math.min(charged, -missing);
    if (taken === 0) return [charge];
    missing += taken;
    const left = cents(charged - taken);
    return left === 0 ? [] : [{ ...charge, amount: amountText(left, credit.currency) }];
  });
  const lowered = { ...credit, charges };
  return missing === 0 ? lowered : adjust(lowered, row, { missing, reason: NET_OF_TAX });
}

/** What lowers the base of a rate by an amount or hardly more, in the price mode of the avoir. */
function lessTax(row: RateAmount, amount: number, credit: Pick<Draft, 'priceMode'>): number {
  if (credit.priceMode === 'net' || amount === 0) return amount;
  const rest = Math.floor(
    ((row.taxableAmount - amount) * (HUNDRED_PERCENT + row.rate)) / HUNDRED_PERCENT,
  );
  return typed(row, credit) - rest;
}

/**
 * What is left of each rate. Other avoirs, some maybe drafts, may give back more than was sold:
 * nothing is left then, and no avoir takes back what they gave.
 */
export function listLeft({ invoice, earlier }: Credited): RateAmount[] {
  const sold = computeRemaining({ origins: [invoice], earlier: [] });
  const signOf = (row: RateAmount | undefined) => Math.sign(row ? typed(row, invoice) : 0);
  return computeRemaining({ origins: [invoice], earlier }).map((row) => {
    const before = sold.find((one) => rateKey(one) === rateKey(row));
    return signOf(row) * signOf(before) < 0 ? startRow(row) : row;
  });
}

/** The cents of VAT, and with the last avoir the rounding of a cash payment (BT-114). */
export function settleCents(credit: Draft, { invoice, earlier }: Credited): Draft {
  const left = listLeft({ invoice, earlier });
  const rounded = roundVat(credit, left);
  const after = computeRemaining({ origins: [invoice], earlier: [...earlier, rounded] });
  const isLast = after.every((row) => row.taxableAmount === 0 && row.vatAmount === 0);
  const { rounding, payment } = invoice;
  if (!rounding || !isLast || payment.means.includes('paid')) return rounded;
  return { ...rounded, rounding };
}

/** In the price mode of the avoir. */
export function typed(
  { taxableAmount, vatAmount }: Pick<RateAmount, 'taxableAmount' | 'vatAmount'>,
  { priceMode }: Pick<Draft, 'priceMode'>,
): number {
  return priceMode === 'gross' ? taxableAmount + vatAmount : taxableAmount;
}

/** The rates of which lines are still to give back. */
function listOpenRates(invoice: Draft, credits: readonly Draft[]): Set<string> {
  return new Set(
    listRemainingLines(invoice, credits).flatMap(({ index, quantity }) => {
      const line = invoice.lines[index];
      return line && isPriced(line) && quantity !== '0'
        ? [rateKey(groupOfLine(invoice, line))]
        : [];
    }),
  );
}

/**
 * Each line and each discount may have been rounded once in each avoir. After one net of tax, what
 * is left of a rate is what that one lowered.
 */
function mostRounding({ invoice, earlier }: Credited): number {
  if (earlier.some(isNetOfTax)) return 0;
  const { currency, lines, allowances } = invoice;
  return currencyUnit(currency) * (lines.length + allowances.length) * (earlier.length + 1);
}

function isNetOfTax({ vatRegime }: Draft): boolean {
  return vatRegime === 'net-of-tax';
}

/** Outside the discounts in percent, which a line would change. */
function adjust(
  credit: Draft,
  row: RateAmount,
  { missing, reason }: { missing: number; reason: string },
): Draft {
  const { currency, lines, allowances, charges } = credit;
  const amount = amountText(cents(Math.abs(missing)), currency);
  if (row.isDisbursement) {
    const quantity = missing < 0 ? '-1' : '1';
    const line = { kind: 'disbursement', name: reason, quantity, unit: 'LS' } as const;
    return { ...credit, lines: [...lines, { ...line, unitPrice: amount }] };
  }
  const vatRate = toDecimal(row.rate, PERCENT_DECIMALS);
  const own = { amount, reason, vatRate };
  return missing < 0
    ? { ...credit, allowances: [...allowances, own] }
    : { ...credit, charges: [...charges, own] };
}

function nameDifference(missing: number, { invoice, earlier }: Credited): string {
  if (missing > 0) return 'Reste de la facture';
  const names = new Set(invoice.lines.filter(isPriced).map(nameKey));
  const isOfAmounts = earlier.some(({ lines }) =>
    lines.some((line) => isPriced(line) && !names.has(nameKey(line))),
  );
  if (depositInvoicesOf(invoice).length === 0) return 'Avoirs déjà établis';
  return isOfAmounts ? 'Acomptes et avoirs déjà établis' : 'Acomptes facturés à part';
}

const ROUNDING = 'Arrondi';
const NET_OF_TAX = 'Avoir net de taxe déjà établi';
