import { type UseMutationOptions, useMutation, useQuery } from '@tanstack/react-query';
import { FileUp, LoaderCircle } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { Button } from '#app/ui/button.tsx';
import { FileButton } from '#app/ui/file-button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { ImportKind, ImportQuestionProps } from './import-kind.ts';
import { ImportPreview } from './import-preview.tsx';
import { judgeRows, takeValues } from './judge-rows.ts';
import { JudgedNotes } from './judged-notes.tsx';
import { type ImportFile, useImportFile } from './use-import-file.ts';

/**
 * Shows how the columns and first rows of a CSV file are understood, what the account has already,
 * and the errors by row.
 */
export function ImportDialog<Key extends string, Value>({
  kind,
  Questions,
  write,
  isOpen,
  onClose,
}: {
  kind: ImportKind<Key, Value>;
  Questions?: ComponentType<ImportQuestionProps<Key>>;
  write: UseMutationOptions<number, Error, readonly Value[]>;
  isOpen: boolean;
  onClose: () => void;
}) {
  const id = useId();
  const { file, unread, open, change, clear } = useImportFile(kind);
  const [leave, setLeave] = useState(NOTHING_SAID);
  const present = useQuery({ ...kind.present, enabled: file !== null });
  const { mutate, isPending, error, reset } = useMutation(write);
  const close = () => {
    clear();
    setLeave(NOTHING_SAID);
    reset();
    onClose();
  };
  const choose = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    reset();
    await open(chosen);
  };
  const judged = file && judgeFile(file, kind, present.data ?? []);
  const taken = judged && takeValues(judged, leave);
  const isBusy = isPending || present.isFetching;
  const mayImport =
    file?.isSure === true && taken?.mayImport === true && present.isSuccess && !isBusy;
  const submit = () => {
    if (!taken || !mayImport) return;
    mutate(taken.values, {
      onSuccess: (count) => {
        showToast(`Importé\u00a0: ${kind.count(count)}.`, { tone: 'success' });
        close();
      },
    });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="lg"
      title={kind.title}
      description="Un fichier CSV, tel qu’un tableur ou un autre logiciel l’enregistre. Rien n’est ajouté avant votre accord, et tout l’est d’un coup."
      actions={
        taken && (
          <>
            <Button onClick={close}>Annuler</Button>
            <Button variant="primary" onClick={submit} aria-disabled={!mayImport || undefined}>
              {isBusy && <LoaderCircle aria-hidden className="animate-spin" />}
              Importer {kind.count(taken.values.length)}
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <div>
          <FileButton
            id={`${id}-file`}
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onFiles={choose}
          >
            <FileUp aria-hidden />
            {file ? 'Choisir un autre fichier' : 'Choisir un fichier'}
          </FileButton>
          <p role="alert" className="mt-1 text-sm text-stamp">
            {unread}
          </p>
        </div>
        {file && (
          <ImportPreview
            file={file}
            fields={kind.fields}
            Questions={Questions}
            onChange={change}
            onRead={(encoding) => open(file.source, encoding)}
          />
        )}
        {judged && <JudgedNotes {...{ judged, leave, onLeave: setLeave }} count={kind.count} />}
        <FormProblem problem={(error ?? present.error) && problemOf(error ?? present.error)} />
      </div>
    </Dialog>
  );
}

/** Null until the questions of the file are answered. */
function judgeFile<Key extends string, Value>(
  file: ImportFile<Key>,
  kind: ImportKind<Key, Value>,
  present: readonly Value[],
) {
  return kind.isAsking?.(file.rows, file.choice) ? null : judgeRows(file, kind, present);
}

const NOTHING_SAID = { refused: false, known: true };
