import { useQuery } from '@tanstack/react-query';
import { listAdminActions } from '#app/data/account/administration/administered-accounts.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { DETAILS } from '#app/features/administration/details/detail-kinds.ts';
import { formatShortMoment } from '#app/features/administration/format-figures.ts';
import { Card } from '#app/ui/card.tsx';
import { TASK_WORDS } from './task-words.ts';

export function JournalTable() {
  const { data } = useQuery(listAdminActions(), queryClient);
  return (
    <Card title="Journal de l’administration">
      {data?.length === 0 && <p className="text-ink-soft">Rien n’y est encore inscrit.</p>}
      <ul className="divide-y divide-rule text-sm">
        {data?.map(({ id, admin_email, action, subject, created_at }) => (
          <li key={id} className="py-2 break-words">
            <p>{describe(action, subject)}</p>
            <p className="text-ink-soft">
              {formatShortMoment(created_at)} par {admin_email}
            </p>
          </li>
        ))}
      </ul>
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
