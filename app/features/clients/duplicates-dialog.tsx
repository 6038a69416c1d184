import { useMutation, useQuery } from '@tanstack/react-query';
import { Merge } from 'lucide-react';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import { type Client, mergeClients, readAllClients } from '#app/data/account/records/clients.ts';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { countClients, showClientNumber } from '#app/records/csv/client-file.ts';
import { QueryProblem } from '#app/records/query-problem.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { findDuplicates } from './find-duplicates.ts';

/** Merges entries that are probably one client. */
export function DuplicatesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title="Fiches en double"
      description="Le premier de chaque groupe est gardé, complété par les autres. Les documents suivent."
    >
      {isOpen && <Groups />}
    </Dialog>
  );
}

function Groups() {
  const { data, error, refetch } = useQuery({
    queryKey: ['clients', 'duplicates'],
    queryFn: async () => findDuplicates(await readAllClients()),
  });
  const merge = useMutation(mergeClients());
  if (error) return <QueryProblem error={error} onRetry={refetch} />;
  if (!data) return <Spinner />;
  if (data.length === 0) return <p role="status">Aucune fiche ne semble en double.</p>;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {data.map((group) => (
          <Group
            key={group.map(({ id }) => id).join()}
            group={group}
            isBusy={merge.isPending}
            onMerge={(kept, merged) => merge.mutate({ kept, merged })}
          />
        ))}
      </ul>
      <FormProblem problem={merge.error && problemOf(merge.error)} />
    </div>
  );
}

function Group({
  group: [first, ...others],
  isBusy,
  onMerge,
}: {
  group: readonly Client[];
  isBusy: boolean;
  onMerge: (kept: string, merged: string[]) => void;
}) {
  if (!first) return null;
  return (
    <li className="rounded-card border border-rule p-4">
      <ul>
        {[first, ...others].map(({ id, buyer }) => (
          <li key={id} className={id === first.id ? 'font-semibold' : 'text-ink-soft'}>
            {[buyer.name, showClientNumber(buyer), buyer.email, buyer.address.city]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        className="mt-3"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) onMerge(first.id, others.map(({ id }) => id).slice(0, MAX_MERGED));
        }}
      >
        <Merge aria-hidden />
        Réunir {countClients(others.length + 1)}
      </Button>
    </li>
  );
}

/** The limit of the SQL function. */
const MAX_MERGED = 100;
