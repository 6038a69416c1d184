import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import type { Rent, RentPayment } from '#documents/model/fields/rent.ts';
import { type Cents, requireCents, ZERO } from '#documents/money/amounts.ts';
import { type AmountRow, buildAmountTable } from '#documents/sheet/blocks/table/amount-table.ts';
import type { TotalRow } from '#documents/sheet/blocks/totals/total-rows.ts';
import { buildTotalsTable } from '#documents/sheet/blocks/totals/totals-block.ts';
import type { Block } from '#documents/sheet/flow.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import type { RentTotals, ShownRent } from '#documents/totals/rent/rent-totals.ts';

/**
 * Rent and charges apart (loi 89-462, art. 21), then the total of the term. A tax is included but
 * not shown, since only the invoice of the rent may state it (CGI 283, 3).
 */
export function buildRentTable(scene: Scene, rent: Rent, totals: RentTotals): Block[] {
  const words = scene.labels.rent;
  const rows = [
    ...rentRows(scene, rent, totals),
    ...chargeRows(scene, rent, totals),
    ...otherRows(scene, rent, totals.shown),
    row(scene, words.total, totals.dueTotal, { field: 'rent.amount', look: 'total' }),
  ];
  const { name, amount, amountWithTax } = words.columns;
  return buildAmountTable(scene, [name, totals.vatRate === 0 ? amount : amountWithTax], rows);
}

/** The payments, then the balance: first of the term, then the older one. */
export function buildRentPayments(scene: Scene, rent: Rent, totals: RentTotals): Block[] {
  const words = scene.labels.rent;
  const payments = rent.payments.map((payment, index) =>
    row(scene, describePayment(scene, payment), requireCents(payment.amount), {
      field: `rent.payments[${index}].amount`,
    }),
  );
  const received = row(scene, words.received, totals.receivedTotal, {
    field: 'rent.payments',
    look: 'total',
  });
  const rows = payments.length > 1 ? [...payments, received] : payments;
  const table =
    rows.length > 0
      ? buildAmountTable(scene, [words.columns.payment, words.columns.received], rows)
      : [];
  const left = listBalances(scene, totals);
  if (left.length === 0) return table;
  return [...table, { parts: buildTotalsTable(scene, left), spaceBefore: 6 }];
}

type Place = { field: DraftPath; look?: AmountRow['look']; details?: string[] };

function row({ draft, labels }: Scene, name: string, amount: Cents, place: Place): AmountRow {
  return { cells: [name, labels.format.amount(amount, draft.currency)], ...place };
}

function rentRows(scene: Scene, rent: Rent, totals: RentTotals): AmountRow[] {
  const words = scene.labels.rent;
  const supplement = row(scene, words.supplement, totals.shown.supplementAmount, {
    field: 'rent.supplement',
  });
  return [
    row(scene, words.rent, totals.shown.rentAmount, {
      field: 'rent.amount',
      details: [...describeMonth(scene, rent.amount, totals), ...describeRevision(scene, rent)],
    }),
    ...(totals.supplementAmount === ZERO ? [] : [supplement]),
  ];
}

function describeMonth({ draft, labels }: Scene, amount: string, totals: RentTotals): string[] {
  if (!totals.prorata) return [];
  const month = labels.format.amount(requireCents(amount), draft.currency);
  return [labels.rent.perMonth(totals.vatRate === 0 ? month : `${month} ${labels.taxWords.net}`)];
}

function describeRevision({ draft, labels }: Scene, { revision }: Rent): string[] {
  if (!revision) return [];
  return [
    labels.rent.revision({
      quarter: revision.quarter,
      before: labels.format.number(revision.previousIndex),
      after: labels.format.number(revision.newIndex),
      rent: labels.format.amount(requireCents(revision.previousRent), draft.currency),
    }),
  ];
}

function chargeRows(scene: Scene, { charges }: Rent, totals: RentTotals): AmountRow[] {
  if (charges.mode === 'none') return [];
  const { draft, labels } = scene;
  const details = charges.items.map(
    ({ label }, index) =>
      `${label}${labels.colon}${labels.format.amount(totals.shown.chargeItemAmounts[index] ?? ZERO, draft.currency)}`,
  );
  const isByDay = charges.items.length === 0 && charges.mode !== 'actual';
  return [
    row(scene, labels.rent.charges[charges.mode], totals.shown.chargesAmount, {
      field: 'rent.charges.amount',
      details: isByDay ? describeMonth(scene, charges.amount, totals) : details,
    }),
  ];
}

function otherRows(scene: Scene, rent: Rent, totals: ShownRent): AmountRow[] {
  const { adjustment } = rent;
  const period = adjustment?.period;
  const adjusted = row(
    scene,
    adjustment?.label || scene.labels.rent.adjustment,
    totals.adjustmentAmount,
    {
      field: 'rent.adjustment.amount',
      details: period?.start || period?.end ? [scene.labels.format.period(period)] : [],
    },
  );
  return [
    ...(totals.adjustmentAmount === ZERO ? [] : [adjusted]),
    ...rent.otherLines.map(({ label }, index) =>
      row(scene, label, totals.otherAmounts[index] ?? ZERO, {
        field: `rent.otherLines[${index}].amount`,
      }),
    ),
  ];
}

function listBalances({ draft, labels }: Scene, totals: RentTotals): TotalRow[] {
  const words = labels.rent;
  const amount = (value: Cents) => labels.format.amount(value, draft.currency);
  const remaining: TotalRow = {
    label: words.remaining,
    amount: amount(totals.remainingAmount),
    field: 'rent.payments',
    isStrong: totals.previousBalance === ZERO,
  };
  const older: TotalRow[] = [
    {
      label: words.previousBalance,
      amount: amount(totals.previousBalance),
      field: 'rent.previousBalance',
    },
    {
      label: words.balanceAfter,
      amount: amount(totals.balanceAfter),
      field: 'rent.previousBalance',
      isStrong: true,
    },
  ];
  return [
    ...(totals.result === 'partial' ? [remaining] : []),
    ...(totals.previousBalance === ZERO ? [] : older),
  ];
}

/** « 05/10/2026 · CAF de la Loire-Atlantique · Virement » */
function describePayment(
  { labels }: Scene,
  { date, payer, payerName, means }: RentPayment,
): string {
  return [
    labels.format.shortDate(date ?? ''),
    payerName || labels.rent.payers[payer],
    means && labels.receipt.receivedBy[means],
  ]
    .filter(Boolean)
    .join(' · ');
}
