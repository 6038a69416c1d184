import { TaskMessage } from '#app/account-forms/task-message.tsx';
import { type AccountDeletion, cancelDeletion } from '#app/data/account/account-deletion.ts';
import type { AccountStore } from '#app/features/account/account-store.ts';
import { focusLater, PLACES } from '#app/features/account/focus-later.ts';
import { formatDay } from '#app/features/account/format-time.ts';
import { useTask } from '#app/features/account/use-task.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';

export function DeletionBanner({
  deletion,
  store,
}: {
  deletion: AccountDeletion;
  store: AccountStore;
}) {
  const { run, outcome, isBusy } = useTask();
  const isDue = Date.parse(deletion.due_at) <= Date.now();
  const keep = async () => {
    const answer = await run(cancelDeletion, null);
    if (!answer?.ok) return;
    store.update({ deletion: null });
    focusLater(PLACES.title);
    await showToast('Votre compte est conservé', { tone: 'success' });
  };
  return (
    <section
      aria-labelledby={PLACES.deletion}
      className="rounded-card border border-stamp bg-stamp-soft p-4 lg:p-5"
    >
      <h2 id={PLACES.deletion} tabIndex={-1} className="text-lg text-stamp outline-none">
        {isDue ? 'Votre compte devait être supprimé le' : 'Votre compte sera supprimé le'}{' '}
        {formatDay(deletion.due_at)}
      </h2>
      <p className="mt-2">
        {isDue
          ? 'Il le sera d’un moment à l’autre, et tout ce qu’il contient sera effacé pour de bon. Vous pouvez encore changer d’avis.'
          : 'D’ici là, rien ne change et vous pouvez changer d’avis. Après cette date, tout ce qu’il contient est effacé pour de bon.'}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button variant="primary" onClick={keep} aria-disabled={isBusy || undefined}>
          Garder mon compte
        </Button>
        <TaskMessage outcome={outcome} />
      </div>
    </section>
  );
}
