import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { TaskMessage } from '#app/account-forms/task-message.tsx';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { readSalesJournal } from '#app/data/account/records/sales-journal.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { writeCsv } from '#app/records/csv/write-csv.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { useToday } from '#app/ui/use-today.ts';
import { writeSalesJournal } from '#documents/dossier';
import { useTask } from './use-task.tsx';

/** The sales journal of a year, for an accountant’s software. */
export function AccountingCard() {
  const id = useId();
  const thisYear = Number(useToday().slice(0, 4));
  const [year, setYear] = useState(String(thisYear));
  const { run, outcome, isBusy } = useTask();
  const save = (format: 'txt' | 'csv') =>
    run(async () => {
      try {
        const rows = writeSalesJournal(await readSalesJournal(year));
        const text =
          format === 'csv'
            ? await writeCsv(rows)
            : `${rows.map((row) => row.join('\t')).join('\r\n')}\r\n`;
        saveFile(`journal-des-ventes-${year}.${format}`, text, MEDIA_TYPES[format]);
        return { ok: true, value: null };
      } catch (error) {
        return { ok: false, problem: problemOf(error) };
      }
    }, 'Votre journal est téléchargé.');
  return (
    <Card title="Comptabilité">
      <p className="text-ink-soft">
        Le journal de vos ventes en euros, une écriture par facture ou avoir émis, dans les colonnes
        du fichier des écritures comptables (LPF, art. A47 A-1). C’est un journal à importer, pas le
        fichier complet que tient votre comptabilité.
      </p>
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
        <Button onClick={() => save('txt')} aria-disabled={isBusy || undefined}>
          <Download aria-hidden />
          Journal des ventes
        </Button>
        <Button onClick={() => save('csv')} aria-disabled={isBusy || undefined}>
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

const MEDIA_TYPES = { txt: 'text/plain;charset=utf-8', csv: 'text/csv;charset=utf-8' };
