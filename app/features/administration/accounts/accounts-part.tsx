import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AskedTask,
  administerAccount,
  listAccounts,
} from '#app/data/account/administration/administered-accounts.ts';
import { PAGE_ROWS } from '#app/data/account/administration/page-rows.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { Pagination } from '#app/ui/lists/pagination.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { formatCounted } from '#documents';
import { AccountRow } from './account-row.tsx';
import { ConfirmTask } from './confirm-task.tsx';
import { JournalTable } from './journal-table.tsx';
import { TaskOutcome } from './task-outcome.tsx';

export function AccountsPart() {
  const [choice, setChoice] = useState({ search: '', page: 1 });
  const [asked, setAsked] = useState<AskedTask | null>(null);
  const { data, isPending, isError, refetch } = useQuery(listAccounts(choice), queryClient);
  const task = useMutation(administerAccount(), queryClient);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title="Comptes">
        <form
          className="flex flex-wrap gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            const search = new FormData(event.currentTarget).get('adresse');
            setChoice({ search: String(search ?? '').trim(), page: 1 });
          }}
        >
          <TextInput
            name="adresse"
            type="search"
            aria-label="Adresse e-mail du compte"
            placeholder="Adresse e-mail"
            className="min-w-0 grow basis-40"
          />
          <Button type="submit">Rechercher</Button>
        </form>
        {isPending && <Spinner />}
        {isError && (
          <p role="alert" className="mt-4">
            Les comptes n’ont pas pu être lus.{' '}
            <Button size="sm" onClick={() => refetch()}>
              Réessayer
            </Button>
          </p>
        )}
        <TaskOutcome {...task} />
        <p role="status" className="mt-4 text-sm text-ink-soft">
          {data && describeTotal(data.total)}
        </p>
        <ul className="mt-2 divide-y divide-rule">
          {data?.rows.map((account) => (
            <AccountRow
              key={account.user_id}
              account={account}
              isOwn={account.user_id === ownId()}
              isBusy={task.isPending}
              onAsk={(task) => setAsked({ task, userId: account.user_id, email: account.email })}
            />
          ))}
        </ul>
        <Pagination
          isInPlace
          label="Pages des comptes"
          page={choice.page}
          pageCount={Math.ceil((data?.total ?? 0) / PAGE_ROWS)}
          onChange={(page) => setChoice({ ...choice, page })}
        />
      </Card>
      <JournalTable />
      {asked && (
        <ConfirmTask
          {...asked}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => {
            task.mutate({ ...asked, reason });
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}

function describeTotal(total: number): string {
  if (total === 0) return 'Aucun compte.';
  return formatCounted(total, 'compte');
}
