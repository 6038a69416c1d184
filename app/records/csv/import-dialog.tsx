import { type UseMutationOptions, useMutation, useQuery } from '@tanstack/react-query';
import { FileUp, LoaderCircle } from 'lucide-react';
import { useId, useState } from 'react';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { Button } from '#app/ui/button.tsx';
import { FileButton } from '#app/ui/file-button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { formatNumber } from '#documents';
import { type ColumnChoice, guessImportColumns } from './import-columns.ts';
import { ImportTable } from './import-table.tsx';
import { judgeRows, type RowReader, takeValues } from './judge-rows.ts';
import { JudgedNotes } from './judged-notes.tsx';
import { readCsv } from './read-csv.ts';

export type ImportKind<Key extends string, Value> = RowReader<Key, Value> & {
  title: string;
  /** « 3 clients » */
  count: (count: number) => string;
  /** What the account has. */
  present: { queryKey: readonly string[]; queryFn: () => Promise<readonly Value[]> };
};

/**
 * Shows how the columns and first rows of a CSV file are understood, what the account has already,
 * and the errors by row.
 */
export function ImportDialog<Key extends string, Value>({
  kind,
  write,
  isOpen,
  onClose,
}: {
  kind: ImportKind<Key, Value>;
  write: UseMutationOptions<number, Error, readonly Value[]>;
  isOpen: boolean;
  onClose: () => void;
}) {
  const id = useId();
  const [file, setFile] = useState<{ rows: string[][]; choice: ColumnChoice<Key> } | null>(null);
  const [unread, setUnread] = useState('');
  const [leave, setLeave] = useState(NOTHING_SAID);
  const present = useQuery({ ...kind.present, enabled: file !== null });
  const { mutate, isPending, error, reset } = useMutation(write);
  const close = () => {
    setFile(null);
    setUnread('');
    setLeave(NOTHING_SAID);
    reset();
    onClose();
  };
  const open = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    reset();
    const rows = chosen.size > MAX_BYTES ? null : await readCsv(chosen).catch(() => null);
    const problem = explain(rows);
    setUnread(problem ?? '');
    setFile(problem || !rows ? null : { rows, choice: guessImportColumns(rows, kind.fields) });
  };
  const judged = file && judgeRows(file, kind, present.data ?? []);
  const taken = judged && takeValues(judged, leave);
  const isBusy = isPending || present.isFetching;
  const mayImport = taken?.mayImport === true && present.isSuccess && !isBusy;
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
          <FileButton id={`${id}-file`} accept=".csv,.txt,.tsv,text/csv,text/plain" onFiles={open}>
            <FileUp aria-hidden />
            {file ? 'Choisir un autre fichier' : 'Choisir un fichier'}
          </FileButton>
          <p role="alert" className="mt-1 text-sm text-stamp">
            {unread}
          </p>
        </div>
        {file && (
          <ImportTable
            fields={kind.fields}
            rows={file.rows}
            choice={file.choice}
            onChange={(choice) => setFile({ ...file, choice })}
          />
        )}
        {judged && <JudgedNotes {...{ judged, leave, onLeave: setLeave }} count={kind.count} />}
        <FormProblem problem={(error ?? present.error) && problemOf(error ?? present.error)} />
      </div>
    </Dialog>
  );
}

function explain(rows: string[][] | null): string | null {
  if (!rows)
    return 'Ce fichier n’a pas pu être lu. Enregistrez-le en CSV depuis votre tableur, puis réessayez.';
  if (rows.length === 0) return 'Ce fichier est vide.';
  if (rows.length > MAX_ROWS + 1)
    return `Ce fichier a plus de ${formatNumber(String(MAX_ROWS))} lignes\u00a0: partagez-le en plusieurs.`;
  return null;
}

const NOTHING_SAID = { refused: false, known: true };
/** The limit of the SQL function. */
const MAX_ROWS = 5000;
const MAX_BYTES = 10_000_000;
