import type { ReactNode } from 'react';
import { FigureTable } from '#app/features/administration/figures/figure-table.tsx';
import { Card } from '#app/ui/card.tsx';

/** A decorative chart with its accessible table. */
export function FiguredChart({
  title,
  heads,
  rows,
  children,
}: {
  title: string;
  heads: readonly [string, string];
  rows: readonly (readonly [string, number])[];
  children: ReactNode;
}) {
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <p className="text-ink-soft">Aucune donnée.</p>
      ) : (
        <>
          {children}
          <details className="mt-3">
            <summary className="w-fit cursor-pointer text-sm underline">
              Voir les chiffres<span className="sr-only"> : {title}</span>
            </summary>
            <FigureTable heads={heads} rows={rows} />
          </details>
        </>
      )}
    </Card>
  );
}
