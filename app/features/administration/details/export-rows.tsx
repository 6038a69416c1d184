import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { noteRead } from '#app/data/account/administration/administered-accounts.ts';
import type { RowSearch } from '#app/data/account/administration/latest-rows.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { formatCount } from '#app/features/administration/format-figures.ts';
import { Button } from '#app/ui/button.tsx';
import { formatCounted } from '#documents';
import type { DetailKind } from './detail-kinds.ts';
import { MOST_ROWS, readMany } from './read-page.ts';
import { saveCsv } from './save-csv.ts';

/** Saves the rows that match a search, those of other pages too. */
export function ExportRows({ kind, query }: { kind: DetailKind; query: RowSearch }) {
  const [count, setCount] = useState(0);
  // An export that nobody sees any more stops.
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);
  const exporting = useMutation(
    {
      mutationFn: async () => {
        setCount(0);
        await noteRead(kind, true);
        const signal = leaving.current?.signal ?? AbortSignal.abort();
        const { table, isMore } = await readMany(kind, { ...query, signal, onRead: setCount });
        await saveCsv(kind, table);
        return { isMore };
      },
    },
    queryClient,
  );
  return (
    <>
      <Button
        aria-disabled={exporting.isPending}
        onClick={() => !exporting.isPending && exporting.mutate()}
      >
        Exporter en CSV
      </Button>
      <p role="status" className="basis-full text-sm text-ink-soft">
        {describeExport(exporting, count)}
        {exporting.isPending && <span aria-hidden> {formatCount(count)} lignes</span>}
      </p>
    </>
  );
}

function describeExport(
  {
    isPending,
    isError,
    data,
  }: { isPending: boolean; isError: boolean; data?: { isMore: boolean } },
  count: number,
): string {
  if (isPending) return 'Lecture…';
  if (isError) return 'L’export n’a pas pu être lu en entier. Recommencez.';
  if (!data) return '';
  const saved = formatCounted(count, 'ligne exportée', 'lignes exportées');
  return data.isMore
    ? `${saved}, les premières : un fichier en a ${formatCount(MOST_ROWS)} au plus. Précisez la recherche pour les autres.`
    : `${saved}.`;
}
