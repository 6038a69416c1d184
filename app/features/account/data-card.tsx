import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { exportAccount } from '#app/data/account/export-account.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { saveExport } from './save-export.ts';
import { TaskMessage } from './task-message.tsx';
import { useTask } from './use-task.tsx';

/** Export of the account (RGPD art. 15 and 20). */
export function DataCard() {
  const { run, outcome, isBusy } = useTask();
  const save = async () => {
    const answer = await run(() => exportAccount(new Date()), 'Votre fichier est téléchargé.');
    if (answer?.ok) saveExport(answer.value);
  };
  return (
    <Card title="Mes données">
      <p className="text-ink-soft">
        Un fichier avec tout ce que contient votre compte&nbsp;: identité, appareils, entreprises,
        clients, produits et documents. Les documents gardés sur cet appareil seulement se
        récupèrent depuis{' '}
        <Link to="/dossier" className="text-primary underline">
          Mes documents
        </Link>
        .
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button onClick={save} aria-disabled={isBusy || undefined}>
          <Download aria-hidden />
          Télécharger mes données
        </Button>
        <TaskMessage outcome={outcome} />
      </div>
    </Card>
  );
}
