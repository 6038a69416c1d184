import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { FileUp, LoaderCircle } from 'lucide-react';
import { useId, useState } from 'react';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { FileButton } from '#app/ui/file-button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import {
  type ColumnChoice,
  guessImportColumns,
  type ImportField,
  takeImportRows,
} from './import-columns.ts';
import { ImportTable } from './import-table.tsx';
import { readCsv } from './read-csv.ts';

export type ImportedRow<Value> = { ok: true; value: Value } | { ok: false; problem: string };

export type ImportKind<Key extends string, Value> = {
  title: string;
  /** « 3 clients » */
  count: (count: number) => string;
  fields: readonly ImportField<Key>[];
  read: (cells: Partial<Record<Key, string>>) => ImportedRow<Value>;
};

/** Shows how the columns and first rows of a CSV file are understood, and the errors by row. */
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
  const [isLenient, setLenient] = useState(false);
  const { mutate, isPending, error, reset } = useMutation(write);
  const close = () => {
    setFile(null);
    setUnread('');
    setLenient(false);
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
  const read = file
    ? takeImportRows(file.rows, file.choice).map(({ line, cells }) => ({
        line,
        row: kind.read(cells),
      }))
    : [];
  const values = read.flatMap(({ row }) => (row.ok ? [row.value] : []));
  const refused = read.flatMap(({ line, row }) => (row.ok ? [] : [{ line, text: row.problem }]));
  const mayImport = values.length > 0 && (refused.length === 0 || isLenient);
  const submit = () => {
    if (!mayImport || isPending) return;
    mutate(values, {
      onSuccess: (added) => {
        showToast(`Importé\u00a0: ${kind.count(added)}.`, { tone: 'success' });
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
        file && (
          <>
            <Button onClick={close}>Annuler</Button>
            <Button
              variant="primary"
              onClick={submit}
              aria-disabled={!mayImport || isPending || undefined}
            >
              {isPending && <LoaderCircle aria-hidden className="animate-spin" />}
              Importer {kind.count(values.length)}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
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
        {refused.length > 0 && (
          <div>
            <h3 className="text-base font-semibold">
              {refused.length === 1
                ? '1 ligne ne peut pas être importée'
                : `${refused.length} lignes ne peuvent pas être importées`}
            </h3>
            <ul aria-label="Lignes refusées" className="mt-1 max-h-40 overflow-y-auto text-sm">
              {refused.slice(0, MAX_SHOWN).map(({ line, text }) => (
                <li key={line}>
                  Ligne {line}&nbsp;: {text}
                </li>
              ))}
            </ul>
            {values.length > 0 && (
              <Checkbox
                id={`${id}-lenient`}
                label="Laisser ces lignes de côté et importer les autres"
                checked={isLenient}
                onChange={({ target }) => setLenient(target.checked)}
              />
            )}
          </div>
        )}
        <FormProblem problem={error && problemOf(error)} />
      </div>
    </Dialog>
  );
}

function explain(rows: string[][] | null): string | null {
  if (!rows)
    return 'Ce fichier n’a pas pu être lu. Enregistrez-le en CSV depuis votre tableur, puis réessayez.';
  if (rows.length === 0) return 'Ce fichier est vide.';
  if (rows.length > MAX_ROWS + 1)
    return `Ce fichier a plus de ${MAX_ROWS} lignes\u00a0: partagez-le en plusieurs.`;
  return null;
}

/** The limit of the SQL function. */
const MAX_ROWS = 5000;
const MAX_BYTES = 10_000_000;
const MAX_SHOWN = 100;
