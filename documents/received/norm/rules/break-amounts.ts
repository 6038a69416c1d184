import { absolute, roundExact, shareOf, UNIT } from '#documents/received/norm/exact.ts';
import type { AdjustmentView, RowView, TotalName, View } from '#documents/received/norm/view.ts';
import { breakSumsWithin } from './break-within.ts';
import { exact, hasTooMany, sum, when } from './exact-amounts.ts';

/** Broken sums (BR-CO-10 to 17) and amounts with too many decimals (BR-DEC). */
export function breakAmounts(view: View): string[] {
  return [
    // Without any total, the only sum that every invoice must state is missing.
    ...(view.totals ? breakTotals(view) : when('BR-CO-15', view.currency !== '')),
    ...view.rows.flatMap((row) => breakRow(row, view.syntax)),
  ];
}

function breakTotals(view: View): string[] {
  const { totals, extension, syntax } = view;
  const value = (name: TotalName) => exact(totals?.[name]);
  const due = value('taxInclusiveTotal') - value('prepaidTotal') + value('roundingAmount');
  const expected = syntax === 'cii' ? due : roundExact(due);
  return [
    ...(extension ? breakSumsWithin(view) : breakSums(view)),
    ...when('BR-CO-16', value('payableAmount') !== expected),
    ...DECIMALS.flatMap(([code, name]) => when(code, hasTooMany(totals?.[name]))),
    ...breakTaxTotals(view),
    ...Object.entries(REQUIRED).flatMap(([code, name]) => when(code, totals?.[name] === undefined)),
  ];
}

/** Exact to the cent. */
function breakSums(view: View): string[] {
  const { totals, adjustments, lines, taxTotals, currency } = view;
  const value = (name: TotalName) => exact(totals?.[name]);
  const sumOfCharges = (isCharge: boolean) =>
    roundExact(
      sum(adjustments.filter((one) => one.isCharge === isCharge).map(({ amount }) => amount)),
    );
  const isWrong = (name: TotalName, expected: bigint) => value(name) !== expected;
  const isSumWrong = (name: TotalName, isCharge: boolean) =>
    totals?.[name] === undefined
      ? adjustments.some((one) => one.isCharge === isCharge)
      : isWrong(name, sumOfCharges(isCharge));
  const own = taxTotals.filter(({ attributes }) => attributes.currencyID === currency);
  const inclusive = roundExact(value('taxExclusiveTotal') + exact(own[0]));
  const isInclusiveWrong = own.length !== 1 || isWrong('taxInclusiveTotal', inclusive);
  const isFreeOfTax =
    view.syntax === 'cii' && !isWrong('taxInclusiveTotal', value('taxExclusiveTotal'));
  const base = value('lineNetTotal') - value('allowanceTotal') + value('chargeTotal');
  return [
    ...when(
      'BR-CO-10',
      isWrong('lineNetTotal', roundExact(sum(lines.map((line) => line.lineNetAmount)))),
    ),
    ...when('BR-CO-11', isSumWrong('allowanceTotal', false)),
    ...when('BR-CO-12', isSumWrong('chargeTotal', true)),
    ...when('BR-CO-13', isWrong('taxExclusiveTotal', roundExact(base))),
    ...when('BR-CO-15', currency !== '' && isInclusiveWrong && !isFreeOfTax),
  ];
}

function breakTaxTotals({ taxTotals, taxCurrency, currency, rows, syntax }: View): string[] {
  const expected = roundExact(sum(rows.map(({ vatAmount }) => vatAmount)));
  const own = taxTotals.filter(({ attributes }) => attributes.currencyID === currency);
  const summed = syntax === 'cii' ? own : taxTotals.slice(0, rows.length > 0 ? 1 : 0);
  const isSecondMissing =
    taxCurrency !== undefined &&
    (!taxTotals.some(({ attributes }) => attributes.currencyID === taxCurrency) ||
      (syntax === 'cii' && taxCurrency === currency));
  const second = taxTotals.filter(({ attributes }) => attributes.currencyID === taxCurrency);
  return [
    ...when(
      'BR-CO-14',
      summed.some((total) => exact(total) !== expected),
    ),
    ...when('BR-53', isSecondMissing),
    ...when('BR-DEC-13', syntax === 'cii' && own.some(hasTooMany)),
    ...when('BR-DEC-15', syntax === 'cii' && taxCurrency !== undefined && second.some(hasTooMany)),
  ];
}

function breakRow(row: RowView, syntax: View['syntax']): string[] {
  const { rate, taxableAmount, vatAmount, hasCategory, isVat, category } = row;
  // In CII, these categories have official rules of their own instead.
  if (syntax === 'cii' && isVat && /^[OLM]$/.test(category)) return [];
  return [
    ...when('BR-45', taxableAmount === undefined),
    ...when('BR-46', vatAmount === undefined),
    ...when('BR-47', !(isVat && hasCategory)),
    ...when('BR-48', !(isVat && (rate !== undefined || category === 'O'))),
    ...when('BR-CO-17', !isTaxOfBase(row, syntax)),
    ...when('BR-DEC-19', hasTooMany(taxableAmount)),
    ...when('BR-DEC-20', hasTooMany(vatAmount)),
  ];
}

/** Within one unit of base × rate; strictly less than one in UBL. */
function isTaxOfBase(
  { rate, isVat, taxableAmount, vatAmount }: RowView,
  syntax: View['syntax'],
): boolean {
  const percent = exact(rate);
  const amount = exact(vatAmount);
  if (!isVat || rate === undefined || roundExact(percent, UNIT) === 0n)
    return roundExact(amount, UNIT) === 0n;
  const expected = roundExact(shareOf(absolute(exact(taxableAmount)), percent));
  const distance = absolute(absolute(amount) - expected);
  return syntax === 'cii' ? distance <= UNIT : distance < UNIT;
}

/** The rules of allowances and charges, of the document or of a line. */
export function breakAdjustment(
  { amount, baseAmount, hasReason, taxes }: AdjustmentView,
  rules: readonly string[],
): string[] {
  const [noAmount = '', noReason = '', decimals = '', baseDecimals = '', noTax] = rules;
  const hasTax = taxes.some(({ isVat, category }) => isVat && category !== '');
  return [
    ...when(noAmount, amount === undefined),
    ...when(noReason, !hasReason),
    ...when(decimals, hasTooMany(amount)),
    ...when(baseDecimals, hasTooMany(baseAmount)),
    ...(noTax ? when(noTax, !hasTax) : []),
  ];
}

const REQUIRED = {
  'BR-12': 'lineNetTotal',
  'BR-13': 'taxExclusiveTotal',
  'BR-14': 'taxInclusiveTotal',
  'BR-15': 'payableAmount',
} as const;
const DECIMALS = [
  ['BR-DEC-09', 'lineNetTotal'],
  ['BR-DEC-10', 'allowanceTotal'],
  ['BR-DEC-11', 'chargeTotal'],
  ['BR-DEC-12', 'taxExclusiveTotal'],
  ['BR-DEC-14', 'taxInclusiveTotal'],
  ['BR-DEC-16', 'prepaidTotal'],
  ['BR-DEC-17', 'roundingAmount'],
  ['BR-DEC-18', 'payableAmount'],
] as const;
