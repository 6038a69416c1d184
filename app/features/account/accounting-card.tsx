import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { TaskMessage } from '#app/account-forms/task-message.tsx';
import { GapsNote } from '#app/books/gaps-note.tsx';
import { RefusedNote } from '#app/books/refused-note.tsx';
import { SellerSelect } from '#app/books/seller-select.tsx';
import { useReading } from '#app/books/use-reading.ts';
import { readJournalState, readSalesJournal } from '#app/data/account/books/read-books.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { writeCsv } from '#app/records/csv/write-csv.ts';
import { CopyLine } from '#app/sync/copy-line.tsx';
import { useSync } from '#app/sync/use-sync.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { useToday } from '#app/ui/use-today.ts';
import { cents, formatAmount, formatCounted } from '#documents';
import { useTask } from './use-task.tsx';

/** The sales journal of a year, for an accountant’s software. */
export function AccountingCard() {
  const id = useId();
  const thisYear = Number(useToday().slice(0, 4));
  const [year, setYear] = useState(String(thisYear));
  const [seller, setSeller] = useState('');
  const question = { period: { from: `${year}-01-01`, to: `${year}-12-31` }, seller };
  const state = useReading(question, readJournalState);
  const { copy } = useSync();
  const { run, outcome, isBusy } = useTask();
  const isWaiting = isBusy || copy !== null || state.status !== 'ready';
  const save = (format: 'txt' | 'csv') => {
    if (isWaiting) return;
    run(async () => {
      const rows = await readSalesJournal(question);
      const text =
        format === 'csv'
          ? await writeCsv(rows)
          : `${rows.map((row) => row.join('\t')).join('\r\n')}\r\n`;
      saveFile(`journal-des-ventes-${year}.${format}`, text, MEDIA_TYPES[format]);
      return { ok: true, value: null };
    }, 'Votre journal est téléchargé.');
  };
  return (
    <Card title="Comptabilité">
      <p className="text-ink-soft">
        Le journal de vos ventes en euros, une écriture par facture ou avoir émis, dans les colonnes
        du fichier des écritures comptables (LPF, art. A47 A-1). C’est un journal à importer, pas le
        fichier complet que tient votre comptabilité.
      </p>
      <CopyLine />
      {state.status === 'refused' && <RefusedNote />}
      {state.status === 'ready' && (
        <>
          <GapsNote gaps={state.value.gaps} />
          <WorthlessNote numbers={state.value.worthless} />
        </>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Field id={id} label="Année">
          {(aria) => (
            <Select {...aria} value={year} onChange={({ target }) => setYear(target.value)}>
              {Array.from({ length: 10 }, (_, ago) => String(thisYear - ago)).map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
        <SellerSelect
          sellers={state.status === 'ready' ? state.value.sellers : []}
          value={seller}
          onChange={setSeller}
          className="grid gap-1"
        />
        <Button onClick={() => save('txt')} aria-disabled={isWaiting || undefined}>
          <Download aria-hidden />
          Journal des ventes
        </Button>
        <Button onClick={() => save('csv')} aria-disabled={isWaiting || undefined}>
          <Download aria-hidden />
          Le même en CSV
        </Button>
      </div>
      <div className="mt-2">
        <TaskMessage outcome={outcome} />
      </div>
    </Card>
  );
}

/** « 1 facture à 0,00 € sans écriture : F-2026-0003 » */
function WorthlessNote({ numbers }: { numbers: readonly string[] }) {
  if (numbers.length === 0) return null;
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {formatCounted(numbers.length, 'facture')} à {formatAmount(cents(0))} sans écriture&nbsp;:{' '}
      {numbers.join(', ')}
    </p>
  );
}

const MEDIA_TYPES = { txt: 'text/plain;charset=utf-8', csv: 'text/csv;charset=utf-8' };
