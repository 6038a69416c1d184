import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import {
  type ImportPlan,
  importAccount,
  planImport,
} from '#app/data/account/portability/import-account.ts';
import type { AccountExport } from '#app/data/account/portability/read-export.ts';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { formatShortDate } from '#documents';
import {
  addsAnything,
  describePlan,
  listLeftOut,
  sayAdded,
  sayWaiting,
} from './describe-import.ts';
import { FilesProgress } from './files-progress.tsx';
import { openArchive } from './open-archive.ts';

type Step =
  | { name: 'reading' }
  | { name: 'foreign' }
  | { name: 'failed'; problem: AccountProblem }
  | { name: 'ready'; exported: AccountExport; plan: ImportPlan };

/** Shows what an export would add to the account, then adds it. */
export function ArchiveImportDialog({
  file,
  onClose,
  onDone,
}: {
  file: File;
  onClose: () => void;
  onDone: (text: string) => void;
}) {
  const [step, setStep] = useState<Step>({ name: 'reading' });
  const [isBusy, setBusy] = useState(false);
  const [files, setFiles] = useState<{ done: number; total: number } | null>(null);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  // Reads the file as soon as the dialog opens.
  useEffect(() => {
    let isGone = false;
    prepare(file).then((next) => !isGone && setStep(next));
    return () => {
      isGone = true;
    };
  }, [file]);
  const submit = async (plan: ImportPlan) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const kept = await importAccount(plan, (done, total) => setFiles({ done, total }));
      onDone(`${sayAdded(plan, kept.files)} ${sayWaiting(kept.waiting)}`.trim());
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  const close = () => {
    if (!isBusy) onClose();
  };
  const adds = step.name === 'ready' && addsAnything(step.plan);
  return (
    <Dialog
      isOpen
      onClose={close}
      title="Importer un export"
      description="Ce qui est déjà dans votre compte n’est ni changé ni doublé. Rien n’est ajouté avant votre accord."
      actions={
        <>
          <Button onClick={close} aria-disabled={isBusy || undefined}>
            {adds ? 'Annuler' : 'Fermer'}
          </Button>
          {step.name === 'ready' && adds && (
            <Button
              variant="primary"
              onClick={() => submit(step.plan)}
              aria-disabled={isBusy || undefined}
            >
              {isBusy && <LoaderCircle aria-hidden className="animate-spin" />}
              Importer
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <FilesProgress label="Lecture du fichier" isRunning={step.name === 'reading'} />
        {step.name === 'foreign' && (
          <p role="alert">
            «&nbsp;{file.name}&nbsp;» n’est pas un export de «&nbsp;Mes données&nbsp;», ou il est
            incomplet. Choisissez le fichier ZIP tel qu’il a été téléchargé.
          </p>
        )}
        <div role="status" className="empty:-mt-4">
          {step.name === 'ready' && <Summary {...step} />}
        </div>
        <FilesProgress label="Enregistrement" isRunning={isBusy} files={files} />
        <FormProblem problem={step.name === 'failed' ? step.problem : problem} />
      </div>
    </Dialog>
  );
}

function Summary({ exported, plan }: { exported: AccountExport; plan: ImportPlan }) {
  const leftOut = listLeftOut(exported, plan);
  return (
    <>
      <p>{introduce(exported, plan)}</p>
      <dl className="mt-2 divide-y divide-rule">
        {describePlan(exported, plan).map(({ label, text }) => (
          <div key={label} className="flex justify-between gap-3 py-1.5">
            <dt>{label}</dt>
            <dd className="text-ink-soft tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      {leftOut.map((text) => (
        <p key={text} className="mt-2 text-sm text-amber">
          {text}
        </p>
      ))}
    </>
  );
}

function introduce(exported: AccountExport, plan: ImportPlan): string {
  if (addsAnything(plan))
    return `Export du ${formatShortDate(todayInFrance(new Date(exported.exportedAt)))}\u00a0:`;
  if (exported.unread > 0)
    return 'Il n’y a rien à ajouter. Choisissez le fichier ZIP entier, tel qu’il a été téléchargé.';
  return plan.taken.length > 0
    ? 'Il n’y a rien à ajouter.'
    : 'Tout ce que contient ce fichier est déjà dans votre compte.';
}

async function prepare(file: File): Promise<Step> {
  const exported = await openArchive(file);
  if (!exported) return { name: 'foreign' };
  try {
    return { name: 'ready', exported, plan: await planImport(exported) };
  } catch (error) {
    return { name: 'failed', problem: problemOf(error) };
  }
}
