import { formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Line, PricedLine } from '#documents/model/fields/line.ts';
import { amountText } from '#documents/money/amount-text.ts';
import { type Cents, cents } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import { rateText } from '../to-prepayment.ts';
import { type AgreedOffer, type AgreedRow, type Amounts, discountOn, isRow } from './agreed.ts';
import { type InvoicedSituation, sumDiscounts } from './invoiced.ts';

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

/**
 * The discounts of the quotes on all that is done, less what earlier situations bear of them, and
 * as charges what this stage gives back: one that its author changed is put right.
 */
export function stageDiscounts(
  offers: readonly AgreedOffer[],
  { done, earlier }: { done: Amounts; earlier: readonly InvoicedSituation[] },
  currency: string,
): Pick<Draft, 'allowances' | 'charges'> {
  const unit = currencyUnit(currency);
  const borne = sumDiscounts(earlier);
  const due = offers.flatMap(({ discounts }) =>
    discounts.map((discount) => ({
      amount: discountOn(discount, done, unit),
      reason: discount.reason,
      rate: discount.vat.rate,
    })),
  );
  const foreign = [...borne.keys()].filter((rate) => !due.some((one) => one.rate === rate));
  const rows = [
    ...due,
    ...foreign.map((rate) => ({
      ...{ amount: 0, rate },
      reason: (borne.get(rate) ?? 0) > 0 ? 'Remise reprise' : 'Déjà facturé',
    })),
  ];
  const shares = rows.map(({ amount, reason, rate }, index) => {
    const isLast = !rows.slice(index + 1).some((one) => one.rate === rate);
    const left = borne.get(rate) ?? 0;
    const taken = isLast ? left : Math.min(left, amount);
    borne.set(rate, cents(left - taken));
    return { amount: amount - taken, reason, vatRate: rateText(rate) };
  });
  const write = ({ amount, ...rest }: (typeof shares)[number]) => ({
    ...rest,
    amount: amountText(cents(Math.abs(amount)), currency),
  });
  return {
    allowances: shares.filter(({ amount }) => amount > 0).map(write),
    charges: shares.filter(({ amount }) => amount < 0).map(write),
  };
}
