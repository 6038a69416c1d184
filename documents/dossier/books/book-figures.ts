import { requireKind } from '#documents/kinds/index.ts';
import { operationNatureOf } from '#documents/law/operation-nature.ts';
import { isDistanceSale } from '#documents/law/vat/distance-sale.ts';
import { destinationOf } from '#documents/model/destination-of.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { chargesForeignVat } from '#documents/model/vat-regime.ts';
import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { type BilledRate, billedRates } from '#documents/totals/billed.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { type BookRate, type SoldRate, scale } from './book-rate.ts';
import { shareOfGoods } from './share-of-goods.ts';
import { takeOnCash } from './vat-on-cash.ts';

export type Activity = 'goods' | 'services' | 'liberal' | 'rent';

/** The part of a document in its seller's books, in cents of its currency; an avoir is negative. */
export type BookFigures = {
  /** The activity of the lines that are not goods; « goods » when all are. */
  activity: Activity;
  /** Less invoiced deposits and without outlays; empty unless the document is an invoice. */
  rates: readonly SoldRate[];
  /** The part of them whose VAT is due once cashed: see `takeOnCash`. */
  onCash: readonly BookRate[];
  /** Outlays, owed but not part of turnover. */
  outlay: Cents;
  /** Counted against the thresholds of the franchise; null for another regime. */
  turnover: Cents | null;
  /** The member state whose VAT it bears, declared through the one-stop shop; null for France. */
  vatCountry: string | null;
  /** Without VAT, counted against the threshold of distance sales; null for another sale. */
  distanceSale: Cents | null;
};

export function bookFiguresOf(draft: Draft, totals: Totals): BookFigures {
  const { isInvoice, isCredit } = subtypeOf(requireKind(draft.kind), draft.subtype);
  const billed = isInvoice ? billedRates(draft, totals.vatBreakdown) : [];
  const [own, outlays] = [billed.filter(isSold), billed.filter((row) => !isSold(row))];
  const sign = isCredit ? -1 : 1;
  const rates = own.map(({ rate, taxableAmount, vatAmount }) => ({
    rate,
    taxableAmount: cents(sign * taxableAmount),
    vatAmount: cents(sign * vatAmount),
  }));
  const isCounted = isInvoice && draft.vatRegime === 'franchise';
  const isForeign = chargesForeignVat(draft.vatRegime);
  const sold = sumCents(rates.map(({ taxableAmount }) => taxableAmount));
  const soldRates = rates.map((row) => {
    const goods = scale(row, shareOfGoods(draft, totals, row.rate));
    return { ...row, goodsAmount: goods.taxableAmount };
  });
  return {
    activity: activityOf(draft),
    rates: soldRates,
    onCash: isForeign ? [] : takeOnCash(draft, totals, rates),
    outlay: cents(sign * sumCents(outlays.flatMap((row) => [row.taxableAmount, row.vatAmount]))),
    turnover: isCounted ? sold : null,
    vatCountry: isForeign ? destinationOf(draft).country : null,
    distanceSale: isInvoice ? soldAbroad(draft, { sold, goods: sumGoods(soldRates) }) : null,
  };
}

/** The part of sold amounts that goods are, without VAT. */
export function sumGoods(rates: readonly SoldRate[]): Cents {
  return sumCents(rates.map(({ goodsAmount }) => goodsAmount));
}

function isSold({ isDisbursement }: BilledRate): boolean {
  return !isDisbursement;
}

/** Goods, and the electronic services of the one-stop shop (CGI 259 D). */
function soldAbroad(draft: Draft, { sold, goods }: { sold: Cents; goods: Cents }): Cents | null {
  if (chargesForeignVat(draft.vatRegime)) return sold;
  const isTaxedGoods = draft.vatRegime === 'normal' && goods !== 0;
  return isTaxedGoods && isDistanceSale(draft) ? goods : null;
}

function activityOf(draft: Draft): Activity {
  if (requireKind(draft.kind).hasRent) return 'rent';
  if (operationNatureOf(draft) === 'goods') return 'goods';
  return draft.seller.kind === 'liberal' ? 'liberal' : 'services';
}
