import {
  type Cents,
  cents,
  chargesVat,
  computeTotals,
  currencySymbol,
  type Draft,
  formatAmount,
  formatNumber,
  formatPercent,
  formatUnitPrice,
  requireCents,
  requirePercent,
  requireUnitPrice,
  type Totals,
} from '#documents';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';
import { ScrolledTable } from './scrolled-table.tsx';

/**
 * Lines and totals, computed like those of a document. A reader must be able to check each row:
 * quantity × price less the shown discount is the shown amount, in the price mode of the draft.
 */
export function TotalsTable({ draft }: { draft: Draft }) {
  const totals = computeTotals(draft);
  const columns = columnsOf(draft, totals);
  return (
    <ScrolledTable>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {totals.lines.map((line) => (
          <tr key={line.index}>
            {columns.map(({ name, cell }) => (
              <td key={name}>{cell(line)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {listSums(draft, totals).map(({ name, amount }) => (
          <tr key={`${name} ${amount}`}>
            <th scope="row" colSpan={columns.length - 1}>
              {name}
            </th>
            <td>{formatAmount(amount, draft.currency)}</td>
          </tr>
        ))}
      </tfoot>
    </ScrolledTable>
  );
}

type Column = { name: string; cell: (line: LineTotals) => string };

function columnsOf(draft: Draft, totals: Totals): Column[] {
  const { currency } = draft;
  const hasVat = chargesVat(draft.vatRegime);
  const tax = taxWord(draft);
  const discount = { name: 'Remise', cell: discountOf(currency) };
  const vat = {
    name: 'TVA',
    cell: ({ vatIndex }: LineTotals) => formatPercent(requireRate(totals, vatIndex)),
  };
  return [
    { name: 'Désignation', cell: nameOf(currency) },
    { name: 'Quantité', cell: ({ line }) => formatNumber(line.quantity) },
    {
      name: `Prix unitaire ${tax}`.trim(),
      cell: ({ line }) =>
        `${formatUnitPrice(requireUnitPrice(line.unitPrice), currency)}\u00a0${currencySymbol(currency)}`,
    },
    ...(totals.lines.some(({ line }) => line.discount) ? [discount] : []),
    ...(hasVat ? [vat] : []),
    {
      name: `Montant ${tax}`.trim(),
      cell: ({ typedAmount }) => formatAmount(typedAmount, currency),
    },
  ];
}

function nameOf(currency: string) {
  return ({ line }: LineTotals): string => {
    const { name, ecoContribution } = line;
    if (!ecoContribution) return typesetProse(name);
    const eco = formatAmount(requireCents(ecoContribution), currency);
    return typesetProse(`${name}, dont éco-participation ${eco} par unité`);
  };
}

function discountOf(currency: string) {
  return ({ line: { discount }, typedDiscountAmount }: LineTotals): string => {
    if (!discount) return '';
    if ('percent' in discount) return formatPercent(requirePercent(discount.percent));
    return formatAmount(cents(-typedDiscountAmount), currency);
  };
}

function requireRate({ vatBreakdown }: Totals, vatIndex: number) {
  const subtotal = vatBreakdown[vatIndex];
  if (!subtotal) throw new Error(`No VAT subtotal at ${vatIndex}`);
  return subtotal.rate;
}

type Sum = { name: string; amount: Cents };

/** In the order of the sheet: total of the lines if it is adjusted, adjustments, taxes, total. */
function listSums(draft: Draft, totals: Totals): Sum[] {
  const hasVat = chargesVat(draft.vatRegime);
  const lines = {
    name: `Total ${taxWord(draft)} des lignes`.replace('  ', ' '),
    amount: totals.typedLinesTotal,
  };
  const total = {
    name: hasVat ? 'Total TTC' : 'Total à payer',
    amount: totals.taxInclusiveTotal,
  };
  return [
    ...(totals.adjustments.length > 0 ? [lines] : []),
    ...totals.adjustments.map(sumOfAdjustment),
    ...(hasVat ? listTaxes(totals) : []),
    total,
  ];
}

function sumOfAdjustment({ reason, discount, isCharge, typedAmount }: AdjustmentTotals): Sum {
  const percent =
    discount && 'percent' in discount
      ? ` (${formatPercent(requirePercent(discount.percent))})`
      : '';
  return {
    name: typesetProse(`${reason}${percent}`),
    amount: isCharge ? typedAmount : cents(-typedAmount),
  };
}

function listTaxes({ taxExclusiveTotal, vatBreakdown }: Totals): Sum[] {
  return [
    { name: 'Total HT', amount: taxExclusiveTotal },
    ...vatBreakdown.map(({ rate, vatAmount }) => ({
      name: `TVA à ${formatPercent(rate)}`,
      amount: vatAmount,
    })),
  ];
}

/** The tax word of the prices as typed; none without VAT. */
function taxWord({ vatRegime, priceMode }: Draft): '' | 'HT' | 'TTC' {
  if (!chargesVat(vatRegime)) return '';
  return priceMode === 'gross' ? 'TTC' : 'HT';
}

type LineTotals = Totals['lines'][number];
type AdjustmentTotals = Totals['adjustments'][number];
