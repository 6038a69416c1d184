import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAdminActions } from '#app/data/account/administration/administered-accounts.ts';
import { PAGE_ROWS } from '#app/data/account/administration/page-rows.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { DETAILS } from '#app/features/administration/details/detail-kinds.ts';
import { formatShortMoment } from '#app/features/administration/format-figures.ts';
import { Card } from '#app/ui/card.tsx';
import { Pagination } from '#app/ui/lists/pagination.tsx';
import { TASK_WORDS } from './task-words.ts';

export function JournalTable() {
  const [page, setPage] = useState(1);
  const { data } = useQuery(listAdminActions(page), queryClient);
  return (
    <Card title="Journal de l’administration">
      {data?.total === 0 && <p className="text-ink-soft">Rien n’y est encore inscrit.</p>}
      <ul className="divide-y divide-rule text-sm">
        {data?.rows.map(({ id, admin_email, action, subject, created_at }) => (
          <li key={id} className="py-2 break-words">
            <p>{describe(action, subject)}</p>
            <p className="text-ink-soft">
              {formatShortMoment(created_at)} par {admin_email}
            </p>
          </li>
        ))}
      </ul>
      <Pagination
        isInPlace
        label="Pages du journal"
        page={page}
        pageCount={Math.ceil((data?.total ?? 0) / PAGE_ROWS)}
        onChange={setPage}
      />
    </Card>
  );
}

function describe(action: string, subject: string): string {
  if (action === 'read') return `Liste lue : ${nameList(subject)}`;
  if (action === 'export') return `Liste exportée : ${nameList(subject)}`;
  return Object.hasOwn(TASK_WORDS, action)
    ? `${TASK_WORDS[action as keyof typeof TASK_WORDS].done} : ${subject}`
    : subject;
}

function nameList(list: string): string {
  return Object.hasOwn(DETAILS, list) ? DETAILS[list as keyof typeof DETAILS].title : list;
}
