import {
  cents,
  chargesVat,
  computeTotals,
  type Draft,
  formatAmount,
  formatNumber,
  formatPercent,
  formatUnitPrice,
  requireUnitPrice,
  sumCents,
} from '#documents';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';
import { ScrolledTable } from './scrolled-table.tsx';

/** Lines and totals, computed like those of a document. */
export function TotalsTable({ draft }: { draft: Draft }) {
  const totals = computeTotals(draft);
  const hasVat = chargesVat(draft.vatRegime);
  const columns = hasVat ? 4 : 3;
  return (
    <ScrolledTable>
      <thead>
        <tr>
          <th scope="col">Désignation</th>
          <th scope="col">Quantité</th>
          <th scope="col">Prix unitaire{hasVat && ` ${priceWord(draft)}`}</th>
          {hasVat && <th scope="col">TVA</th>}
          <th scope="col">Montant{hasVat && ' HT'}</th>
        </tr>
      </thead>
      <tbody>
        {totals.lines.map(({ line, index, lineNetAmount, vatIndex }) => (
          <tr key={index}>
            <td>{typesetProse(line.name)}</td>
            <td>{formatNumber(line.quantity)}</td>
            <td>{formatUnitPrice(requireUnitPrice(line.unitPrice))}&nbsp;€</td>
            {hasVat && <td>{formatPercent(totals.vatBreakdown[vatIndex]?.rate ?? NO_RATE)}</td>}
            <td>{formatAmount(lineNetAmount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.adjustments.map(({ isCharge, index, reason, shares }) => {
          const amount = sumCents(shares.map(({ netAmount }) => netAmount));
          return (
            <Sum
              key={`${isCharge}-${index}`}
              name={typesetProse(reason)}
              amount={isCharge ? amount : cents(-amount)}
              columns={columns}
            />
          );
        })}
        {hasVat && (
          <>
            <Sum name="Total HT" amount={totals.taxExclusiveTotal} columns={columns} />
            {totals.vatBreakdown.map(({ rate, vatAmount }) => (
              <Sum
                key={rate}
                name={`TVA à ${formatPercent(rate)}`}
                amount={vatAmount}
                columns={columns}
              />
            ))}
          </>
        )}
        <Sum
          name={hasVat ? 'Total TTC' : 'Total à payer'}
          amount={totals.taxInclusiveTotal}
          columns={columns}
        />
      </tfoot>
    </ScrolledTable>
  );
}

function Sum({ name, amount, columns }: { name: string; amount: Cents; columns: number }) {
  return (
    <tr>
      <th scope="row" colSpan={columns}>
        {name}
      </th>
      <td>{formatAmount(amount)}</td>
    </tr>
  );
}

function priceWord({ priceMode }: Draft): string {
  return priceMode === 'gross' ? 'TTC' : 'HT';
}

type Cents = Parameters<typeof formatAmount>[0];
const NO_RATE = 0 as Parameters<typeof formatPercent>[0];
