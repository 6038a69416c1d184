import { formatShortDate } from '#documents/model/format-date.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import { type Cents, cents, requireCents, requirePercent, ZERO } from '#documents/money/amounts.ts';
import { formatAmount, formatNumber, formatPercent } from '#documents/money/format.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { priceKindOf } from './columns.ts';

/** One row of the totals. `detail` is printed in grey under its label. */
export type TotalRow = {
  label: string;
  amount: string;
  field?: string;
  detail?: string;
  isStrong?: boolean;
};

/** The totals in the order of EN 16931: lines, allowances, charges, tax, what was paid, what is due. */
export function listTotalRows(scene: Scene): TotalRow[] {
  const { totals, labels } = scene;
  const hasVat = scene.kind.showsVat && chargesVat(scene.draft.vatRegime);
  const amount = (value: Cents) => formatAmount(value, scene.draft.currency);
  return [
    ...adjustmentRows(scene, hasVat),
    ...(hasVat
      ? [
          { label: labels.totals.taxExclusive, amount: amount(totals.taxExclusiveTotal) },
          { label: labels.totals.vat, amount: amount(totals.vatTotal) },
          { label: labels.totals.taxInclusive, amount: amount(totals.taxInclusiveTotal) },
        ]
      : [{ label: labels.totals.total, amount: amount(totals.taxInclusiveTotal) }]),
    ...paidRows(scene),
    ...(totals.roundingAmount === 0
      ? []
      : [
          {
            label: labels.totals.rounding,
            amount: amount(totals.roundingAmount),
            field: 'rounding',
          },
        ]),
    { label: labels.totals.payable, amount: amount(totals.payableAmount), isStrong: true },
    ...euroRow(scene),
  ];
}

/** Allowances and charges, after the total of the lines they apply to. */
function adjustmentRows({ draft, totals, labels }: Scene, hasVat: boolean): TotalRow[] {
  if (totals.adjustments.length === 0) return [];
  const linesTotal = cents(totals.lines.reduce((sum: number, line) => sum + line.typedAmount, 0));
  return [
    {
      label: labels.totals.linesTotal[priceKindOf(draft.priceMode, hasVat)],
      amount: formatAmount(linesTotal, draft.currency),
    },
    ...totals.adjustments.map((adjustment) => {
      const percent =
        adjustment.discount && 'percent' in adjustment.discount
          ? ` ${formatPercent(requirePercent(adjustment.discount.percent))}`
          : '';
      const signed = cents(
        adjustment.isCharge ? adjustment.typedAmount : ZERO - adjustment.typedAmount,
      );
      return {
        label: `${adjustment.reason}${percent}`,
        amount: formatAmount(signed, draft.currency),
        field: `${adjustment.isCharge ? 'charges' : 'allowances'}[${adjustment.index}]`,
      };
    }),
  ];
}

/** Deposits, each with its invoice, its date and its tax (CGI 289, I-1-c), or the whole when everything was paid. */
function paidRows({ draft, totals, labels }: Scene): TotalRow[] {
  if (draft.payment.means.includes('paid')) {
    return [
      {
        label: labels.totals.alreadyPaid,
        amount: formatAmount(cents(-totals.prepaidTotal), draft.currency),
        field: 'payment.paidOn',
      },
    ];
  }
  return draft.prepayments.map((prepayment, index) => ({
    label: [
      labels.totals.prepaid,
      prepayment.reference,
      prepayment.date ? `du ${formatShortDate(prepayment.date)}` : '',
    ]
      .filter(Boolean)
      .join(' '),
    amount: formatAmount(cents(-requireCents(prepayment.amount)), draft.currency),
    field: `prepayments[${index}]`,
    detail: (prepayment.vat ?? [])
      .map(
        (vat) =>
          `${formatAmount(requireCents(vat.taxableAmount), draft.currency)} HT + ${formatAmount(requireCents(vat.vatAmount), draft.currency)} de TVA à ${formatPercent(requirePercent(vat.rate))}`,
      )
      .join(' ; '),
  }));
}

/** Another currency prints its tax in euros, with the rate and its day (CGI 289, IV). */
function euroRow({ draft, totals, labels }: Scene): TotalRow[] {
  if (totals.vatTotalInEuros === undefined || !draft.exchangeRate) return [];
  const rate = `1 ${draft.currency} = ${formatNumber(draft.exchangeRate.rate)} €, ${formatShortDate(draft.exchangeRate.date)}`;
  return [
    {
      label: labels.totals.vatInEuros,
      amount: formatAmount(totals.vatTotalInEuros),
      field: 'exchangeRate',
      detail: rate,
    },
  ];
}
