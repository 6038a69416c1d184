import { Suspense } from 'react';
import { Card } from '#app/ui/card.tsx';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { formatAmount } from '#documents';
import type { ChartRow } from './chart-row.ts';

/** A decorative chart with its accessible table. */
export function ChartCard({
  title,
  nameTitle,
  amountTitles,
  rows,
}: {
  title: string;
  nameTitle: string;
  amountTitles: readonly string[];
  rows: readonly ChartRow[];
}) {
  const isEmpty = rows.every(({ amounts }) => amounts.every((amount) => amount === 0));
  return (
    <Card title={title}>
      {isEmpty ? (
        <p className="text-ink-soft">Rien n’est facturé sur cette période.</p>
      ) : (
        <>
          <div aria-hidden className="h-56">
            <Suspense>
              <Bars {...{ rows, amountTitles }} />
            </Suspense>
          </div>
          <details className="mt-3">
            <summary className="cursor-pointer py-1 text-sm font-semibold text-primary">
              Voir les chiffres
            </summary>
            <table className="mt-2 w-full text-sm">
              <thead>
                <tr className="text-left text-ink-soft">
                  <th scope="col" className="py-1 font-semibold">
                    {nameTitle}
                  </th>
                  {amountTitles.map((text) => (
                    <th key={text} scope="col" className="py-1 text-right font-semibold">
                      {text}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, amounts }) => (
                  <tr key={name} className="border-t border-rule">
                    <th scope="row" className="py-1 text-left font-normal">
                      {name}
                    </th>
                    {amounts.map((amount, index) => (
                      <td key={amountTitles[index]} className="py-1 text-right tabular-nums">
                        {formatAmount(amount)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </Card>
  );
}

const Bars = lazyFetched(async () => (await import('./bars.tsx')).Bars);
