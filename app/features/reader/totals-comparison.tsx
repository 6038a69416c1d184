import { Suspense, use } from 'react';
import { type Cents, formatAmount, formatNumber, type Totals } from '#documents';
import type { ReceivedInvoice, StatedTotals } from '#documents/received';
import { type ComparedAmount, compareTotals } from './compare-totals.ts';
import { isReadBySeller, type OwnNumbers } from './describe-payable.ts';
import { ReadingPart } from './reading-part.tsx';

/** Tax and totals as stated by the file; those that its lines contradict stand out. */
export function TotalsComparison({ own, ...read }: Read & { own: Promise<OwnNumbers> }) {
  const { draft, stated } = read.invoice;
  return (
    <ReadingPart title="TVA et totaux">
      <VatTable rows={stated.vatBreakdown} currency={draft.currency} />
      <Suspense fallback={<TotalRows {...read} own={[]} />}>
        <OwnTotalRows {...read} own={own} />
      </Suspense>
    </ReadingPart>
  );
}

type Read = { invoice: ReceivedInvoice; totals: Totals };

/** In the words of who reads: this device or account knows its own numbers. */
function OwnTotalRows({ own, ...read }: Read & { own: Promise<OwnNumbers> }) {
  return <TotalRows {...read} own={use(own)} />;
}

function TotalRows({ invoice, totals, own }: Read & { own: OwnNumbers }) {
  const { draft, stated } = invoice;
  const isSeller = isReadBySeller(invoice, own);
  return (
    <dl className="mt-4">
      {compareTotals({ draft, stated, totals, isReadBySeller: isSeller }).map((amount) => (
        <TotalRow key={amount.label} amount={amount} currency={draft.currency} />
      ))}
    </dl>
  );
}

function VatTable({ rows, currency }: { rows: StatedTotals['vatBreakdown']; currency: string }) {
  if (rows.length === 0) return null;
  const format = (amount: Cents | null) =>
    amount === null ? 'non indiqué' : formatAmount(amount, currency);
  return (
    <table className="w-full tabular-nums">
      <thead>
        <tr className="border-b border-rule text-sm text-ink-soft">
          <th scope="col" className="pr-3 pb-1 text-left font-normal">
            Taux
          </th>
          <th scope="col" className="px-3 pb-1 text-right font-normal">
            Base HT
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-normal">
            TVA
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ category, rate, taxableAmount, vatAmount, reason }) => (
          <tr key={`${category} ${rate} ${reason}`} className="border-b border-rule align-top">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {rate ? `${formatNumber(String(Number(rate)))}\u00a0%` : 'Sans TVA'}
              {reason && (
                <span className="wrap-anywhere block text-sm text-ink-soft">{reason}</span>
              )}
            </th>
            <td className="whitespace-nowrap px-3 py-2 text-right">{format(taxableAmount)}</td>
            <td className="whitespace-nowrap py-2 pl-3 text-right">{format(vatAmount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TotalRow({ amount, currency }: { amount: ComparedAmount; currency: string }) {
  const { label, stated, different, isFinal } = amount;
  const look = isFinal ? 'mt-1 border-t border-rule pt-3 text-lg font-semibold' : '';
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-4 py-1 ${look} ${different !== null ? '-mx-2 rounded-sm bg-amber-soft px-2' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="text-right tabular-nums">
        {stated === null ? (
          <span className="text-ink-soft">non indiqué</span>
        ) : (
          formatAmount(stated, currency)
        )}
        {different !== null && (
          <span className="block text-sm font-normal text-amber">
            {formatAmount(different, currency)} d’après les lignes
          </span>
        )}
      </dd>
    </div>
  );
}
