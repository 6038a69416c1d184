import { depositNature } from '#documents/law/deposit-nature.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Prepayment } from '#documents/model/fields/document.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import {
  type Cents,
  cents,
  requireCents,
  requirePercent,
  sumCents,
  ZERO,
} from '#documents/money/amounts.ts';
import { priceKindOf } from '#documents/sheet/blocks/table/columns.ts';
import type { Labels } from '#documents/sheet/labels/labels.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { depositInvoicesOf } from '#documents/totals/billed.ts';
import type { AdjustmentTotals, Totals, VatBalance } from '#documents/totals/totals.ts';
import { prepaymentLabel } from './prepayment-label.ts';

/** `detail` is printed in grey under the label. */
export type TotalRow = {
  label: string;
  amount: string;
  field?: DraftPath;
  detail?: string;
  isStrong?: boolean;
};

/** The totals in the order of EN 16931: lines, allowances, charges, tax, paid, due. */
export function listTotalRows(scene: Scene): TotalRow[] {
  const hasVat = scene.kind.showsVat && chargesVat(scene.draft.vatRegime);
  return [
    ...adjustmentRows(scene, hasVat),
    ...(hasVat ? taxedRows(scene) : untaxedRows(scene)),
    ...paidRows(scene),
    ...row(scene, 'rounding', scene.totals.roundingAmount, 'rounding'),
    payableRow(scene),
    ...balanceRow(scene),
    ...retentionRows(scene),
    ...depositRow(scene),
    ...euroRow(scene),
  ];
}

function row(scene: Scene, label: PlainLabel, amount: Cents, field?: DraftPath): TotalRow[] {
  if (amount === 0) return [];
  const text = scene.labels.format.amount(amount, scene.draft.currency);
  return [{ label: scene.labels.totals[label], amount: text, ...(field ? { field } : {}) }];
}

type PlainLabel = 'rounding' | 'dueNow';

function taxedRows(scene: Scene): TotalRow[] {
  const { totals, labels, draft } = scene;
  const amount = (value: Cents) => labels.format.amount(value, draft.currency);
  return [
    {
      label: nameTaxExclusive(totals, labels),
      amount: amount(totals.taxExclusiveOwnTotal),
    },
    { label: labels.totals.vat, amount: amount(totals.vatTotal) },
    ...outlayRow(scene),
    { label: labels.totals.taxInclusive, amount: amount(totals.taxInclusiveTotal) },
  ];
}

/** « Total HT », or « Total HT hors débours »: the total of the XML (BT-109) includes them. */
export function nameTaxExclusive(
  { disbursementTotal }: Pick<Totals, 'disbursementTotal'>,
  { totals }: Labels,
): string {
  return disbursementTotal === 0 ? totals.taxExclusive : totals.taxExclusiveOwn;
}

/** Outlays are in no tax base: apart, with the total without tax that includes them (BT-109). */
function outlayRow({ totals, labels, draft }: Scene): TotalRow[] {
  if (totals.disbursementTotal === 0) return [];
  const amount = (value: Cents) => labels.format.amount(value, draft.currency);
  return [
    {
      label: labels.totals.disbursements,
      amount: amount(totals.disbursementTotal),
      detail: labels.totals.withOutlays(amount(totals.taxExclusiveTotal)),
    },
  ];
}

function untaxedRows({ totals, labels, draft }: Scene): TotalRow[] {
  return [
    {
      label: labels.totals.total,
      amount: labels.format.amount(totals.taxInclusiveTotal, draft.currency),
    },
  ];
}

/** A proforma or a quote asks for no payment yet; an avoir gives money back. */
function payableRow({ draft, totals, labels, kind }: Scene): TotalRow {
  const { finalAmount } = subtypeOf(kind, draft.subtype);
  return {
    label: labels.totals.final[finalAmount],
    amount: labels.format.amount(totals.payableAmount, draft.currency),
    isStrong: true,
  };
}

function retentionRows(scene: Scene): TotalRow[] {
  const { draft, totals, labels } = scene;
  const { retention } = draft.payment;
  if (!retention || totals.retentionAmount === 0) return [];
  const percent = labels.format.percent(requirePercent(retention.percent));
  return [
    {
      label: `${labels.totals.retention} (${percent})`,
      amount: labels.format.amount(totals.retentionAmount, draft.currency),
      field: 'payment.retention',
    },
    ...row(scene, 'dueNow', totals.dueNowAmount, 'payment.retention'),
  ];
}

/** The deposit asked with the order: announced, not due yet. */
function depositRow({ draft, totals, labels }: Scene): TotalRow[] {
  const asked = draft.quote?.deposit;
  const amount = totals.quote?.depositAmount ?? null;
  if (!asked || amount === null) return [];
  const { deposit, depositDay } = labels.quote;
  const day = draft.quote?.withdrawal === 'off-premises' ? 'later' : 'atOrder';
  const percent =
    'percent' in asked ? ` (${labels.format.percent(requirePercent(asked.percent))})` : '';
  return [
    {
      label: `${deposit[depositNature(draft)]}${depositDay[day]}${percent}`,
      amount: labels.format.amount(amount, draft.currency),
      field: 'quote.deposit',
    },
  ];
}

function adjustmentRows(scene: Scene, hasVat: boolean): TotalRow[] {
  const { draft, totals, labels } = scene;
  if (totals.adjustments.length === 0) return [];
  // Outlays have their own row below, where VAT is shown.
  const linesTotal = cents(totals.typedLinesTotal - (hasVat ? totals.disbursementTotal : ZERO));
  const names = totals.adjustments.map((each) => nameAdjustment(each, draft, labels));
  return [
    {
      label: labels.totals.linesTotal[priceKindOf(draft.priceMode, hasVat)],
      amount: labels.format.amount(linesTotal, draft.currency),
    },
    ...totals.adjustments.map((adjustment, place): TotalRow => {
      const name = names[place] ?? '';
      const isRepeated = names.indexOf(name) !== names.lastIndexOf(name);
      const percent =
        adjustment.discount && 'percent' in adjustment.discount
          ? ` ${labels.format.percent(requirePercent(adjustment.discount.percent))}`
          : '';
      const signed = cents(
        adjustment.isCharge ? adjustment.typedAmount : ZERO - adjustment.typedAmount,
      );
      return {
        label: `${name}${percent}${isRepeated && hasVat ? tellRate(adjustment, scene) : ''}`,
        amount: labels.format.amount(signed, draft.currency),
        field: `${adjustment.isCharge ? 'charges' : 'allowances'}[${adjustment.index}]`,
      };
    }),
  ];
}

/** « , TVA 20 % », of one that bears on one rate. */
function tellRate({ shares }: AdjustmentTotals, { totals, labels }: Scene): string {
  const [share, another] = shares;
  const group = share && !another && totals.vatBreakdown[share.vatIndex];
  return group ? `, ${labels.totals.vat} ${labels.format.percent(group.rate)}` : '';
}

function nameAdjustment(
  { isCharge, index }: AdjustmentTotals,
  { allowances, charges }: Draft,
  { totals }: Labels,
): string {
  if (isCharge) return charges[index]?.reason || totals.charge;
  return allowances[index]?.reason || totals.allowance;
}

/** Deposits with invoice, date and tax (CGI 289, I-1-c), then the rest if the invoice is paid. */
function paidRows(scene: Scene): TotalRow[] {
  const { draft, totals, labels } = scene;
  if (!draft.payment.means.includes('paid')) return prepaymentRows(scene, draft.prepayments);
  const deposits = depositInvoicesOf(draft);
  const rest = cents(
    sumCents(deposits.map(({ amount }) => requireCents(amount))) - totals.prepaidTotal,
  );
  return [
    ...prepaymentRows(scene, deposits),
    {
      label: labels.totals.alreadyPaid,
      amount: labels.format.amount(rest, draft.currency),
      field: 'payment.paidOn',
      ...(totals.balance.length > 0 && { detail: sayTax(totals.balance, draft.currency, labels) }),
    },
  ];
}

function prepaymentRows({ draft, labels }: Scene, shown: readonly Prepayment[]): TotalRow[] {
  return draft.prepayments.flatMap((prepayment, index) => {
    if (!shown.includes(prepayment)) return [];
    return {
      label: prepaymentLabel(draft, index, labels),
      amount: labels.format.amount(cents(-requireCents(prepayment.amount)), draft.currency),
      field: `prepayments[${index}]`,
      ...(chargesVat(draft.vatRegime) && {
        detail: prepaymentTax(prepayment, draft.currency, labels),
      }),
    };
  });
}

function prepaymentTax({ vat = [] }: Prepayment, currency: string, labels: Labels): string {
  const rows = vat.map(({ taxableAmount, vatAmount, rate }) => ({
    taxableAmount: requireCents(taxableAmount),
    vatAmount: requireCents(vatAmount),
    rate: requirePercent(rate),
  }));
  return sayTax(rows, currency, labels);
}

/** The tax still due, or given back, after that of the deposits. */
function balanceRow({ draft, totals, labels, kind }: Scene): TotalRow[] {
  if (totals.balance.length === 0 || draft.payment.means.includes('paid')) return [];
  const due = sumCents(totals.balance.map(({ vatAmount }) => vatAmount));
  const { isCredit } = subtypeOf(kind, draft.subtype);
  return [
    {
      label: isCredit ? labels.totals.creditedTax : labels.totals.balanceTax,
      amount: labels.format.amount(due, draft.currency),
      field: 'prepayments',
      detail: sayTax(totals.balance, draft.currency, labels),
    },
  ];
}

/** « 2 520,00 € HT + 504,00 € de TVA à 20 % » */
function sayTax(rows: readonly VatBalance[], currency: string, labels: Labels): string {
  return rows
    .map(({ taxableAmount, vatAmount, rate }) =>
      labels.totals.prepaidTax({
        base: labels.format.amount(taxableAmount, currency),
        vat: labels.format.amount(vatAmount, currency),
        rate: labels.format.percent(rate),
      }),
    )
    .join(' ; ');
}

/** In another currency tax is also given in euros, with the rate and its date (CGI 289, IV). */
function euroRow({ draft, totals, labels }: Scene): TotalRow[] {
  const { vatTotal, vatTotalInEuros } = totals;
  if (vatTotal === 0 || vatTotalInEuros === undefined || !draft.exchangeRate) return [];
  const { rate: euros, date } = draft.exchangeRate;
  const rate = `1 ${draft.currency} = ${labels.format.number(euros)} €, ${labels.format.shortDate(date)}`;
  return [
    {
      label: labels.totals.vatInEuros,
      amount: labels.format.amount(vatTotalInEuros),
      field: 'exchangeRate',
      detail: rate,
    },
  ];
}
