import type { UseQueryResult } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  type ListChoice,
  PAGE_SIZE,
  type RecordRows,
} from '#app/data/account/records/read-records.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Pagination } from '#app/ui/lists/pagination.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { hasEntries } from './has-entries.ts';
import { QueryProblem } from './query-problem.tsx';
import { RECORD_COLUMNS, RECORD_ROW, type RecordColumn } from './record-columns.ts';
import { RecordHead } from './record-head.tsx';
import { RecordSearch } from './record-search.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';

export function RecordList<Row extends { id: string }, Sort extends string>({
  query,
  choice,
  onChange,
  columns,
  words,
  nameOf,
  addressOf,
  listEntries,
  empty,
}: {
  query: UseQueryResult<RecordRows<Row>>;
  choice: ListChoice<Sort>;
  onChange: (change: Partial<ListChoice<Sort>>) => void;
  columns: readonly RecordColumn<Row, Sort>[];
  words: { list: string; search: string; placeholder: string; count: (count: number) => string };
  nameOf: (row: Row) => string;
  addressOf: (row: Row) => string;
  listEntries: (row: Row) => readonly MenuEntry[];
  /** Shown when the account has no entry. */
  empty: ReactNode;
}) {
  const { data, error, refetch } = query;
  if (data && !hasEntries(data, choice)) return empty;
  const pageCount = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
  return (
    <>
      <RecordSearch
        label={words.search}
        placeholder={words.placeholder}
        value={choice.search}
        onChange={(search) => onChange({ search })}
      />
      <p role="status" className="sr-only">
        {data ? words.count(data.total) : ''}
      </p>
      {data?.isKept && (
        <p className="mt-4 rounded-card border border-rule bg-surface p-4">
          Sans connexion&nbsp;: voici ce que cet appareil connaît de votre compte. Il se modifie
          avec le réseau.
        </p>
      )}
      {error && <QueryProblem error={error} onRetry={refetch} />}
      {!data && !error && <RecordSkeleton />}
      {data?.total === 0 && <NothingFound onClear={() => onChange({ search: '' })} />}
      {data && data.total > 0 && (
        <div className="@container mt-3 rounded-card border border-rule bg-surface sm:mt-4">
          <RecordHead {...{ columns, choice, onChange }} />
          <ul aria-label={words.list}>
            {data.rows.map((row) => (
              <RecordRow
                key={row.id}
                {...{ row, columns }}
                name={nameOf(row)}
                address={addressOf(row)}
                entries={listEntries(row)}
              />
            ))}
          </ul>
        </div>
      )}
      <Pagination
        page={choice.page}
        pageCount={pageCount}
        onChange={(page) => onChange({ page })}
      />
    </>
  );
}

function RecordRow<Row, Sort extends string>({
  row,
  columns: [first, ...others],
  name,
  address,
  entries,
}: {
  row: Row;
  columns: readonly RecordColumn<Row, Sort>[];
  name: string;
  address: string;
  entries: readonly MenuEntry[];
}) {
  return (
    <li className="border-b border-rule last:border-b-0">
      <div className={`${RECORD_ROW} ${RECORD_COLUMNS[others.length + 1]} py-2 hover:bg-hover`}>
        <div className="min-w-0">
          <Link to={address} className="block truncate py-1 font-semibold hover:underline">
            {first?.show(row)}
          </Link>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft @4xl:hidden">
            {others.map(({ label, show }) => (
              <span key={label} className="min-w-0 break-words empty:hidden">
                {show(row)}
              </span>
            ))}
          </p>
        </div>
        {others.map(({ label, isNumber, show }) => (
          <span
            key={label}
            className={`truncate @max-4xl:hidden ${isNumber ? 'text-right tabular-nums' : ''}`}
          >
            {show(row)}
          </span>
        ))}
        <Menu
          trigger={
            <IconButton label={`Actions\u00a0: ${name}`}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
          entries={entries}
        />
      </div>
    </li>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="mt-4 rounded-card border border-rule bg-surface p-6">
      <p>Rien ne correspond à cette recherche.</p>
      <Button className="mt-4" onClick={onClear}>
        Effacer la recherche
      </Button>
    </div>
  );
}
