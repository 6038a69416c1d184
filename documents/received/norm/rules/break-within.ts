import { absolute, CENT, readExact, roundExact, shareOf } from '#documents/received/norm/exact.ts';
import type {
  AdjustmentView,
  RowView,
  TaxView,
  TotalName,
  View,
} from '#documents/received/norm/view.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { exact, sum, when } from './exact-amounts.ts';

/** Sums of EXTENDED, off by more than a cent per summed item (BR-FREXT-CO-10 to 13 and 15). */
export function breakSumsWithin(view: View): string[] {
  const { totals, lines, adjustments, logistics, syntax } = view;
  const counted = lines.filter(({ isCounted }) => isCounted);
  const allowances = adjustments.filter(({ isCharge }) => isCharge === false);
  const charges = adjustments.filter(({ isCharge }) => isCharge === true);
  const lineSum = sumToCent(counted.map(({ lineNetAmount }) => lineNetAmount));
  const [allowanceSum, chargeSum] = [sumAmounts(allowances), sumAmounts(charges)];
  const total = chargeSum + sumAmounts(logistics);
  const isOff = (name: TotalName, expected: bigint, count: number) =>
    isApart(totals?.[name], expected, count);
  const countOfCharges = charges.length + logistics.length;
  const countOfLines = syntax === 'cii' ? lines.length : counted.length;
  const count = counted.length + allowances.length + countOfCharges;
  return [
    ...when('BR-CO-10', isOff('lineNetTotal', lineSum, countOfLines)),
    ...when(
      'BR-CO-11',
      (totals?.allowanceTotal !== undefined || allowances.length > 0) &&
        isOff('allowanceTotal', allowanceSum, allowances.length),
    ),
    ...when(
      'BR-CO-12',
      (totals?.chargeTotal !== undefined || charges.length > 0) &&
        isOff('chargeTotal', total, countOfCharges),
    ),
    ...when('BR-CO-13', isOff('taxExclusiveTotal', lineSum - allowanceSum + total, count)),
    ...when('BR-CO-15', isInclusiveOff(view, count)),
  ];
}

/**
 * Follows the official rules: with no tax total in its currency, CII fails and UBL passes; with
 * several, CII requires an untaxed file and UBL fails.
 */
function isInclusiveOff({ totals, taxTotals, currency, syntax }: View, count: number): boolean {
  const own = taxTotals.filter(({ attributes }) => attributes.currencyID === currency);
  if (own.length === 0) return syntax === 'cii' && currency !== '';
  if (own.length > 1 && syntax === 'ubl') return true;
  const base = exact(totals?.taxExclusiveTotal);
  const expected = own.length === 1 ? base + exact(own[0]) : base;
  return isApart(totals?.taxInclusiveTotal, expected, own.length === 1 ? count : 0);
}

/**
 * BR-FXEXT-S-08 and its siblings: items of the row’s category, rate and reason, within a cent each;
 * the reason is ignored if that fails, since lines may leave it out.
 */
export function isBaseWithin(row: RowView, view: View): boolean {
  return [true, false].some((hasReason) => {
    const { lines, adjustments, logistics } = selectOf(row, view, hasReason);
    const of = (isCharge: boolean) =>
      sumAmounts(adjustments.filter((one) => one.isCharge === isCharge));
    const expected =
      sumToCent(lines.map(({ lineNetAmount }) => lineNetAmount)) -
      of(false) +
      of(true) +
      sumAmounts(logistics);
    const count = lines.length + adjustments.length + logistics.length;
    return !isApart(row.taxableAmount, expected, count);
  });
}

/** The tax of a standard-rated row (BR-FXEXT-S-09). */
export function isTaxWithin(row: RowView, view: View): boolean {
  if (row.rate === undefined || row.taxableAmount === undefined) return false;
  const { lines, adjustments, logistics } = selectOf(row, view, view.syntax === 'ubl');
  const expected = roundExact(shareOf(exact(row.taxableAmount), exact(row.rate)));
  return !isApart(row.vatAmount, expected, lines.length + adjustments.length + logistics.length);
}

function selectOf(row: RowView, { lines, adjustments, logistics }: View, hasReason: boolean) {
  const isOwn = (tax: TaxView) =>
    tax.category === row.category &&
    (row.category === 'O' || isSameRate(tax, row)) &&
    (!hasReason || tax.reason === row.reason);
  const has = ({ taxes }: { taxes: readonly TaxView[] }) => taxes.some(isOwn);
  return {
    lines: lines.filter((line) => line.isCounted && has(line)),
    adjustments: adjustments.filter(has),
    logistics: logistics.filter(has),
  };
}

function isSameRate(one: TaxView, other: TaxView): boolean {
  const rate = readExact(one.rate?.text);
  return rate !== null && rate === readExact(other.rate?.text);
}

function isApart(stated: XmlElement | undefined, expected: bigint, count: number): boolean {
  return stated === undefined || absolute(exact(stated) - expected) > CENT * BigInt(count);
}

function sumAmounts(adjustments: readonly AdjustmentView[]): bigint {
  return sumToCent(adjustments.map(({ amount }) => amount));
}

function sumToCent(nodes: readonly (XmlElement | undefined)[]): bigint {
  return roundExact(sum(nodes));
}
