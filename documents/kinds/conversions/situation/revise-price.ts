import type { RateAmount } from '#documents/law/rules/credit/rate-amounts.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { PricedLine } from '#documents/model/fields/line.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import { amountText } from '#documents/money/amount-text.ts';
import { type Cents, cents, requireCents, requirePercent } from '#documents/money/amounts.ts';
import { applyPercent } from '#documents/money/apply-percent.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { formatPercent } from '#documents/money/format.ts';
import { typed } from '../settle-credit.ts';
import { rateText } from '../to-prepayment.ts';

/** Percent of the stage at each of its rates, or an amount at the highest; negative or not. */
export type Revision = { percent: string } | { amount: string };

/** Lines of their own, in the price mode of the situation. `work` is what the stage bills. */
export function revisionLines(
  situation: Draft,
  revision: Revision,
  work: readonly RateAmount[],
): PricedLine[] {
  const { currency } = situation;
  const unit = currencyUnit(currency);
  const taxed = work.filter(({ isDisbursement }) => !isDisbursement);
  if ('percent' in revision) {
    const percent = requirePercent(revision.percent);
    const name = `Révision de prix (${formatPercent(percent)})`;
    return taxed.flatMap((row) => {
      const amount = applyPercent(cents(typed(row, situation)), percent, unit);
      return amount === 0 ? [] : [toLine(situation, row, { name, amount })];
    });
  }
  const [highest] = taxed.toSorted((a, b) => b.rate - a.rate);
  const amount = requireCents(revision.amount, unit);
  if (!highest || amount === 0) return [];
  return [toLine(situation, highest, { name: 'Révision de prix', amount })];
}

/** The quantity is negative, not the price (BR-27). */
function toLine(
  { vatRegime, currency, lines }: Draft,
  { rate }: RateAmount,
  { name, amount }: { name: string; amount: Cents },
): PricedLine {
  const vatRate = rateText(rate);
  const exemption = lines.flatMap((line) =>
    'vatRate' in line && line.exemption && line.vatRate === vatRate ? [line.exemption] : [],
  )[0];
  return {
    kind: 'item',
    name,
    quantity: amount < 0 ? '-1' : '1',
    unit: 'LS',
    unitPrice: amountText(cents(Math.abs(amount)), currency),
    ...(chargesVat(vatRegime) && { vatRate }),
    ...(exemption && rate === 0 && { exemption }),
  };
}
