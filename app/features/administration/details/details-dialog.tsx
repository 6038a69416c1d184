import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noteRead } from '#app/data/account/administration/administered-accounts.ts';
import type { RowSearch } from '#app/data/account/administration/latest-rows.ts';
import { PAGE_ROWS } from '#app/data/account/administration/page-rows.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Pagination } from '#app/ui/lists/pagination.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { formatCounted } from '#documents';
import { DETAILS, type DetailKind } from './detail-kinds.ts';
import { type DetailPage, readPage } from './read-page.ts';
import { RowsTable } from './rows-table.tsx';
import { SearchForm } from './search-form.tsx';

export function DetailsDialog({ kind, onClose }: { kind: DetailKind; onClose: () => void }) {
  const { title } = DETAILS[kind];
  const [query, setQuery] = useState({ text: '', only: '', isOldestFirst: false, page: 1 });
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['administration', 'rows', kind, query],
      queryFn: async () => {
        await noteRead(kind);
        return readPage(kind, query);
      },
      retry: false,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return (
    <Dialog
      isOpen
      title={title}
      size="lg"
      onClose={onClose}
      actions={<Button onClick={onClose}>Fermer</Button>}
    >
      <SearchForm
        kind={kind}
        query={query}
        onAsk={(change) => setQuery({ ...query, ...change, page: 1 })}
      />
      {isPending && <Spinner />}
      {isError && (
        <div role="alert" className="mt-4 rounded-card border border-amber bg-amber-soft p-4">
          <p>Ces lignes n’ont pas pu être lues.</p>
          <Button size="sm" className="mt-3" onClick={() => refetch()}>
            Réessayer
          </Button>
        </div>
      )}
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {data && describeTotal(data, query)}
      </p>
      {data && <RowsTable title={title} {...data.table} isFetching={isFetching} />}
      {data && (
        <Pagination
          isInPlace
          page={query.page}
          pageCount={Math.ceil(data.total / PAGE_ROWS)}
          onChange={(page) => setQuery({ ...query, page })}
        />
      )}
    </Dialog>
  );
}

function describeTotal(
  { total, isMore }: DetailPage,
  { text, only, isOldestFirst }: RowSearch,
): string {
  const lines = formatCounted(total, 'ligne');
  if (isMore)
    return `Plus de ${lines} trouvées : voici les plus ${isOldestFirst ? 'anciennes' : 'récentes'}. Précisez la recherche pour les autres.`;
  if (!text && !only) return lines;
  return `${lines} ${total > 1 ? 'trouvées' : 'trouvée'}`;
}
