import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { TaskMessage } from '#app/account-forms/task-message.tsx';
import { removeFactor } from '#app/data/account/second-factor.ts';
import type { AccountStore } from '#app/features/account/account-store.ts';
import { focusLater, PLACES } from '#app/features/account/focus-later.ts';
import { formatDay } from '#app/features/account/format-time.ts';
import type { listApplications } from '#app/features/account/signed.ts';
import { useTask } from '#app/features/account/use-task.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

export function ApplicationList({
  applications,
  hasRecoveryCodes,
  store,
}: {
  applications: ReturnType<typeof listApplications>;
  hasRecoveryCodes: boolean;
  store: AccountStore;
}) {
  const [leaving, setLeaving] = useState<string | null>(null);
  const { run, outcome, isBusy } = useTask();
  const isLast = applications.length === 1;
  const remove = async () => {
    if (leaving === null) return;
    const answer = await run(() => removeFactor(leaving), null);
    if (!answer?.ok) return;
    setLeaving(null);
    focusLater(PLACES.factorButton);
    if (isLast) store.update({ recoveryCodes: null });
  };
  return (
    <>
      <ul className="divide-y divide-rule">
        {applications.map(({ id, friendly_name: name, created_at: addedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-2">
            <Smartphone aria-hidden className="size-5 shrink-0 text-ink-soft" />
            <span className="min-w-0 grow">
              {name || 'Application de codes'}
              <span className="block text-sm text-ink-soft">Ajoutée le {formatDay(addedAt)}</span>
            </span>
            <Button size="sm" onClick={() => setLeaving(id)} aria-label={`Retirer ${name}`}>
              Retirer
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        title={
          isLast ? 'Désactiver la double vérification\u00a0?' : 'Retirer cette application\u00a0?'
        }
        description={
          isLast
            ? `Votre mot de passe suffira de nouveau pour vous connecter.${hasRecoveryCodes ? ' Vos codes de secours ne serviront plus.' : ''}`
            : 'Ses codes ne serviront plus. Vos autres applications restent.'
        }
        actions={
          <>
            <Button onClick={() => setLeaving(null)}>Annuler</Button>
            <Button variant="danger" onClick={remove} aria-disabled={isBusy || undefined}>
              {isLast ? 'Désactiver' : 'Retirer'}
            </Button>
          </>
        }
      >
        <TaskMessage outcome={outcome} />
      </Dialog>
    </>
  );
}
