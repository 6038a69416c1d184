import { formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Line, PricedLine } from '#documents/model/fields/line.ts';
import { amountText } from '#documents/money/amount-text.ts';
import { type Cents, cents } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import { rateText } from '../to-prepayment.ts';
import { type AgreedOffer, type AgreedRow, type Amounts, discountOn, isRow } from './agreed.ts';

/** Cents of each row that were invoiced, and that are done now. */
export type StageAmounts = { before: Amounts; done: Amounts };

/** Each row of the quotes with the amount of this stage, at 0 where nothing was done. */
export function stageLines(offers: readonly AgreedOffer[], stage: StageAmounts): Line[] {
  return offers.flatMap(({ draft, entries }, index) => [
    ...(index === 0 ? [] : [titleOf(draft)]),
    ...entries.map((entry) => (isRow(entry) ? stageLine(entry, stage, draft.currency) : entry)),
  ]);
}

function titleOf({ number, issueDate }: Draft): Line {
  const date = issueDate ? ` du ${formatShortDate(issueDate)}` : '';
  return { kind: 'section', name: `Avenant ${number}${date}` };
}

/** Not at its quantity and price: a part of them would not give the cent. */
function stageLine(row: AgreedRow, { before, done }: StageAmounts, currency: string): PricedLine {
  const { id, line, agreed, ecoContribution } = row;
  const invoiced = before.get(id) ?? cents(0);
  const cumulated = done.get(id) ?? cents(0);
  const amount = cents(cumulated - invoiced);
  const { unitLabel: _unitLabel, discount: _discount, period: _period, ...rest } = line;
  const eco = (part: Cents) =>
    agreed === 0 ? 0 : multiplyDivide(ecoContribution, part, agreed, currencyUnit(currency));
  const ownEco = cents(Math.max(0, eco(cumulated) - eco(invoiced)));
  return {
    ...rest,
    ecoContribution: ownEco > 0 ? amountText(ownEco, currency) : undefined,
    quantity: amount < 0 ? '-1' : '1',
    unit: 'LS',
    unitPrice: amountText(cents(Math.abs(amount)), currency),
    progress: {
      line: id,
      agreed: amountText(agreed, currency),
      before: amountText(invoiced, currency),
    },
  };
}

/** The discounts of the quotes that this stage bears, and as charges what it gives back of them. */
export function stageDiscounts(
  offers: readonly AgreedOffer[],
  { before, done }: StageAmounts,
  currency: string,
): Pick<Draft, 'allowances' | 'charges'> {
  const unit = currencyUnit(currency);
  const shares = offers.flatMap(({ discounts }) =>
    discounts.map((discount) => ({
      amount: discountOn(discount, done, unit) - discountOn(discount, before, unit),
      reason: discount.reason,
      vatRate: rateText(discount.vat.rate),
    })),
  );
  const write = ({ amount, ...rest }: (typeof shares)[number]) => ({
    ...rest,
    amount: amountText(cents(Math.abs(amount)), currency),
  });
  return {
    allowances: shares.filter(({ amount }) => amount > 0).map(write),
    charges: shares.filter(({ amount }) => amount < 0).map(write),
  };
}
