import { Download, FileUp } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { TaskMessage } from '#app/account-forms/task-message.tsx';
import { focusLater } from '#app/features/account/focus-later.ts';
import { useTask } from '#app/features/account/use-task.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FileButton } from '#app/ui/file-button.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { sayWaiting } from './describe-import.ts';
import { FilesProgress } from './files-progress.tsx';
import { saveArchive } from './save-archive.ts';

/** Export of the account (RGPD art. 15 and 20), and import of one. */
export function DataCard() {
  const { run, outcome, isBusy, say } = useTask();
  const [files, setFiles] = useState<{ done: number; total: number } | null>(null);
  const [imported, setImported] = useState<File | null>(null);
  const running = useRef<AbortController>(null);
  // Leaving the page ends the export.
  useEffect(() => () => running.current?.abort(), []);
  const save = async () => {
    const controller = new AbortController();
    running.current = controller;
    const onProgress = (done: number, total: number) => setFiles({ done, total });
    const answer = await run(() => saveArchive({ onProgress, signal: controller.signal }), null);
    setFiles(null);
    if (answer?.ok && answer.value)
      say({
        tone: 'success',
        text: `Votre fichier est téléchargé. ${sayWaiting(answer.value.waiting)}`.trim(),
      });
  };
  const cancel = () => {
    running.current?.abort();
    // The button that has the focus goes away.
    focusLater(EXPORT);
  };
  return (
    <Card title="Mes données">
      <p className="text-ink-soft">
        Tout ce que contient votre compte dans un fichier ZIP&nbsp;: les PDF émis, les listes de
        documents, de clients et de produits en CSV, et le reste en JSON. Un tel fichier peut être
        importé ici ou dans un autre compte.
      </p>
      <p className="mt-2 text-ink-soft">
        Ce que vous avez fait sur cet appareil sans compte n’en fait pas partie&nbsp;:{' '}
        <Link to="/documents" className="text-primary underline">
          Mes documents
        </Link>{' '}
        propose de l’apporter.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button id={EXPORT} onClick={save} aria-disabled={isBusy || undefined}>
          <Download aria-hidden />
          Télécharger mes données
        </Button>
        {isBusy ? (
          <Button variant="quiet" onClick={cancel}>
            Annuler
          </Button>
        ) : (
          <FileButton
            id="account-import"
            size="md"
            accept=".zip,.json"
            onFiles={([file]) => setImported(file ?? null)}
          >
            <FileUp aria-hidden />
            Importer un export…
          </FileButton>
        )}
      </div>
      <FilesProgress label="Préparation de vos données" isRunning={isBusy} files={files} />
      <div className="mt-2">
        <TaskMessage outcome={outcome} />
      </div>
      {imported && (
        <Suspense>
          <ArchiveImportDialog
            file={imported}
            onClose={() => setImported(null)}
            onDone={(text) => {
              setImported(null);
              say({ tone: 'success', text });
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}

const EXPORT = 'account-export';
const ArchiveImportDialog = lazyWhenUsed(
  async () => (await import('./on-demand.ts')).ArchiveImportDialog,
);
