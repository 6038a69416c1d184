import { type RateAmount, rateKey } from '#documents/law/rules/credit/rate-amounts.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Line, PricedLine } from '#documents/model/fields/line.ts';
import { isOptional } from '#documents/model/is-priced.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { ecoContributionOf } from '#documents/totals/line-amounts.ts';
import { takeOptions } from '#documents/totals/quote-totals.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { rateText } from '../to-prepayment.ts';

/** A line or a charge of a quote, in cents and in its price mode. */
export type AgreedRow = {
  /** From 1; the same whatever options are chosen. */
  id: number;
  line: PricedLine;
  /** The discount of the line taken off, that of the quote not yet. */
  agreed: Cents;
  ecoContribution: Cents;
  vat: RateName;
};

/** A quote or an amendment of it. */
export type AgreedOffer = {
  draft: Draft;
  /** Rows in their order, with the titles and sub-totals between them. */
  entries: readonly (AgreedRow | Heading)[];
  rows: readonly AgreedRow[];
  /** Those on its total, one for each rate. */
  discounts: readonly AgreedDiscount[];
  rates: readonly RateAmount[];
};

export type Heading = Extract<Line, { kind: 'section' | 'subtotal' }>;

type RateName = Pick<RateAmount, 'rate' | 'isDisbursement'>;

export type AgreedDiscount = {
  vat: RateName;
  amount: Cents;
  /** The rows that it is taken from. */
  rows: readonly AgreedRow[];
  reason: string;
};

/** What is to be invoiced: the quote, then its amendments, with the options chosen in each. */
export function listAgreed(quote: Draft, amendments: readonly Draft[] = []): AgreedOffer[] {
  let first = 1;
  return [quote, ...amendments].map((offer) => {
    const agreed = readOffer(offer, first);
    first += offer.lines.length + offer.charges.length;
    return agreed;
  });
}

function readOffer(offer: Draft, first: number): AgreedOffer {
  const draft = takeOptions(offer);
  const totals = computeTotals(draft);
  const positions = offer.lines.flatMap((line, index) =>
    isOptional(line) && !line.isSelected ? [] : [index],
  );
  const unit = currencyUnit(draft.currency);
  const entries = draft.lines.flatMap((line, index): (AgreedRow | Heading)[] => {
    if (line.kind === 'section' || line.kind === 'subtotal') return [line];
    const priced = totals.lines.find((one) => one.index === index);
    const [vat, position] = [totals.vatBreakdown[priced?.vatIndex ?? -1], positions[index]];
    if (!priced || !vat || position === undefined) return [];
    const ecoContribution = ecoContributionOf(priced.line, unit);
    const { line: own, typedAmount: agreed } = priced;
    return [{ id: first + position, line: own, agreed, ecoContribution, vat }];
  });
  const lines = entries.filter(isRow);
  const charges = listCharges(draft, totals, first + offer.lines.length);
  return {
    draft,
    entries: [...entries, ...titled('Frais', charges, entries)],
    rows: [...lines, ...charges],
    discounts: listDiscounts(totals, lines),
    rates: totals.vatBreakdown,
  };
}

/** Under a title of their own where the others have some. */
export function titled<Row>(
  name: string,
  rows: readonly Row[],
  above: readonly object[],
): (Row | Heading)[] {
  const isNeeded = rows.length > 0 && above.some((one) => 'kind' in one && one.kind === 'section');
  return isNeeded ? [{ kind: 'section', name }, ...rows] : [...rows];
}

export function isRow(entry: AgreedRow | Heading): entry is AgreedRow {
  return 'id' in entry;
}

function listCharges(draft: Draft, totals: Totals, first: number): AgreedRow[] {
  return totals.adjustments.flatMap(({ isCharge, index, reason, typedAmount, shares }) => {
    const vat = totals.vatBreakdown[shares[0]?.vatIndex ?? -1];
    if (!isCharge || !vat) return [];
    const line: PricedLine = {
      kind: 'item',
      name: reason,
      ...{ quantity: '1', unit: 'LS', unitPrice: '0' },
      ...(chargesVat(draft.vatRegime) && { vatRate: rateText(vat.rate) }),
      ...(vat.exemption && { exemption: vat.exemption }),
    };
    return [{ id: first + index, line, agreed: typedAmount, ecoContribution: cents(0), vat }];
  });
}

function listDiscounts(totals: Totals, lines: readonly AgreedRow[]): AgreedDiscount[] {
  const taken = totals.adjustments
    .filter(({ isCharge }) => !isCharge)
    .flatMap(({ reason, shares }) => shares.map((share) => ({ ...share, reason })));
  const isOf = (vat: RateName) => (one: (typeof taken)[number]) => {
    const group = totals.vatBreakdown[one.vatIndex];
    return group !== undefined && rateKey(group) === rateKey(vat);
  };
  const rates = new Map(totals.vatBreakdown.map((group) => [rateKey(group), group]));
  return [...rates.values()].flatMap((vat) => {
    const own = taken.filter(isOf(vat));
    const ofRate = lines.filter((row) => rateKey(row.vat) === rateKey(vat));
    const rows = sumAgreed(ofRate) === 0 ? lines : ofRate;
    const amount = sumCents(own.map(({ typedAmount }) => typedAmount));
    const reason = [...new Set(own.map((one) => one.reason))].join(', ').slice(0, MAX_REASON);
    return amount === 0 ? [] : [{ vat, amount, rows, reason }];
  });
}

/** A discount on the part of its rows that is done, and never more than the whole of it. */
export function discountOn({ amount, rows }: AgreedDiscount, done: Amounts, unit: number): Cents {
  const [base, part] = [sumAgreed(rows), sumCents(rows.map(({ id }) => done.get(id) ?? cents(0)))];
  if (base === 0 || (part - base) * Math.sign(base) >= 0) return amount;
  return cents(multiplyDivide(amount, part, base, unit));
}

/** Cents by the id of a row. */
export type Amounts = ReadonlyMap<number, Cents>;

export function sumAgreed(rows: readonly AgreedRow[]): Cents {
  return sumCents(rows.map(({ agreed }) => agreed));
}

const MAX_REASON = 100;
