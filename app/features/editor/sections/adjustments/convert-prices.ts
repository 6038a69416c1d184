import {
  convertPrice,
  currencyUnit,
  type Draft,
  hasPrice,
  multiplyDivide,
  PRICE_MODE_DECIMALS,
  type Totals,
  toDecimal,
  WHOLE_RATE,
} from '#documents';

/**
 * Converts every typed amount to the other price mode at its own rate: unit prices to six decimals,
 * amounts to the cent. Totals stay equal but for cents that the other mode cannot express. `totals`
 * are those of `draft`.
 */
export function convertPrices(draft: Draft, totals: Totals): Draft {
  const rates = new Map(
    [totals, totals.quote?.options].flatMap((part) =>
      (part?.lines ?? []).map(
        ({ index, vatIndex }) => [index, part?.vatBreakdown[vatIndex]?.rate ?? 0] as const,
      ),
    ),
  );
  const unit = currencyUnit(draft.currency);
  const mainRate = totals.vatBreakdown[0]?.rate ?? 0;
  return {
    ...draft,
    priceMode: otherMode(draft),
    lines: draft.lines.map((line, index) =>
      convertLine(line, unit, (decimal, how) =>
        convertPrice(decimal, { ...how, rate: rates.get(index) ?? 0, mode: draft.priceMode }),
      ),
    ),
    allowances: draft.allowances.map((allowance, index) =>
      'amount' in allowance
        ? {
            ...allowance,
            amount: convertShares(draft, totals, { index, isCharge: false }) ?? allowance.amount,
          }
        : allowance,
    ),
    ...(draft.quote && { quote: convertQuote(draft.quote, mainRate, draft.priceMode) }),
    charges: draft.charges.map((charge, index) => ({
      ...charge,
      amount: convertShares(draft, totals, { index, isCharge: true }) ?? charge.amount,
    })),
  };
}

/** Changes the price mode and leaves the typed amounts as they are. */
export function keepPrices(draft: Draft): Draft {
  return { ...draft, priceMode: otherMode(draft) };
}

/** Whether a change of price mode affects any typed amount. */
export function hasTypedAmounts({ lines, allowances, charges }: Draft): boolean {
  return (
    lines.some((line) => 'unitPrice' in line && line.unitPrice !== '0') ||
    allowances.some((allowance) => 'amount' in allowance && allowance.amount !== '0') ||
    charges.some(({ amount }) => amount !== '0')
  );
}

function otherMode({ priceMode }: Draft): Draft['priceMode'] {
  return priceMode === 'net' ? 'gross' : 'net';
}

type Line = Draft['lines'][number];

function convertLine(
  line: Line,
  unit: number,
  toOther: (decimal: string, how: { scale: number; unit?: number }) => string,
): Line {
  if (!hasPrice(line)) return line;
  const { discount, ecoContribution } = line;
  return {
    ...line,
    unitPrice: toOther(line.unitPrice, { scale: PRICE_MODE_DECIMALS }),
    ...(discount &&
      'amount' in discount && {
        discount: {
          ...discount,
          amount: toOther(discount.amount, { scale: AMOUNT_DECIMALS, unit }),
        },
      }),
    ...(ecoContribution && {
      ecoContribution: toOther(ecoContribution, { scale: AMOUNT_DECIMALS }),
    }),
  };
}

/** Travel cost and hourly rate have no rate of their own: they take the main one. */
function convertQuote(quote: Quote, rate: number, mode: Draft['priceMode']): Quote {
  const { travelCost, hourlyRate } = quote;
  const toOther = (decimal: string) =>
    convertPrice(decimal, { scale: AMOUNT_DECIMALS, rate, mode });
  return {
    ...quote,
    ...(travelCost && { travelCost: toOther(travelCost) }),
    ...(hourlyRate && { hourlyRate: toOther(hourlyRate) }),
  };
}

type Quote = NonNullable<Draft['quote']>;

/** Converts an amount spread over several rates part by part. Null without any part. */
function convertShares(
  { priceMode, currency }: Draft,
  { adjustments, vatBreakdown }: Totals,
  wanted: { index: number; isCharge: boolean },
): string | null {
  const found = adjustments.find(
    ({ index, isCharge }) => index === wanted.index && isCharge === wanted.isCharge,
  );
  if (!found || found.shares.length === 0) return null;
  const sum = found.shares.reduce((total, { vatIndex, typedAmount, netAmount }) => {
    const rate = vatBreakdown[vatIndex]?.rate ?? 0;
    return (
      total +
      (priceMode === 'net'
        ? multiplyDivide(typedAmount, WHOLE_RATE + rate, WHOLE_RATE, currencyUnit(currency))
        : netAmount)
    );
  }, 0);
  return toDecimal(sum, AMOUNT_DECIMALS);
}

const AMOUNT_DECIMALS = 2;
