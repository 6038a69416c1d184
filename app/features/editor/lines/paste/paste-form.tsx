import { useState } from 'react';
import { defaultRate } from '#app/features/editor/draft/new-line.ts';
import { useLines } from '#app/features/editor/lines/context.tsx';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { parseTable } from '#app/lib/encoding/parse-table.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { maxItemsAt } from '#documents';
import { type Guess, guessColumns, type Meaning } from './guess-columns.ts';
import { PasteSummary } from './paste-summary.tsx';
import { PasteTable } from './paste-table.tsx';
import { readPastedRows } from './read-rows.ts';

export function PasteForm({ text: pasted, at }: { text: string; at: number }) {
  const { store, today } = useEditor();
  const { view, actions, layout } = useLines();
  const [text, setText] = useState(pasted);
  const [corrected, setCorrected] = useState<Guess | null>(null);
  const rows = parseTable(text);
  const { hasHeader, meanings } = corrected ?? guessColumns(rows);
  const body = hasHeader ? rows.slice(1) : rows;
  const { draft } = store.getState();
  const room = MAX_LINES - draft.lines.length;
  const [keepsTotals, setKeepsTotals] = useState(false);
  const all = readPastedRows(body, meanings, defaultRate(draft, at + 1, today));
  const totals = all.flatMap(({ total }) => total ?? []);
  const read = keepsTotals ? all : all.filter(({ total }) => total === undefined);
  const close = () => view.set({ paste: null });
  const change = (column: number, meaning: Meaning) =>
    setCorrected({
      hasHeader,
      meanings: meanings.map((known, position) => {
        if (position === column) return meaning;
        // Only one column can be the price, for example; descriptions may repeat.
        return known === meaning && !REPEATABLE.has(meaning) ? 'description' : known;
      }),
    });
  const insert = () => {
    actions.insert(
      at,
      read.slice(0, room).map(({ line }) => line),
    );
    close();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      size="lg"
      title="Coller depuis un tableur"
      actions={
        <>
          <Button onClick={close}>Annuler</Button>
          <Button variant="primary" disabled={read.length === 0} onClick={insert}>
            {nameInsertion(Math.min(read.length, room))}
          </Button>
        </>
      }
    >
      <Field
        id="paste-text"
        label="Cellules copiées"
        help={
          rows.length === 0
            ? 'Copiez des cellules dans votre tableur, puis collez-les ici. Un texte CSV convient aussi.'
            : undefined
        }
      >
        {(aria) => (
          <TextArea
            {...aria}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setCorrected(null);
            }}
            className={`max-h-40! whitespace-pre ${rows.length === 0 ? 'min-h-32!' : 'pointer-fine:text-sm!'}`}
          />
        )}
      </Field>
      {rows.length > 0 && (
        <>
          <div className="mt-3">
            <Checkbox
              id="paste-header"
              label="La première ligne porte les titres des colonnes"
              checked={hasHeader}
              onChange={(event) => setCorrected({ hasHeader: event.target.checked, meanings })}
            />
          </div>
          <PasteTable
            title={hasHeader ? rows[0] : undefined}
            rows={body}
            meanings={meanings}
            showsVat={layout.showsVat}
            onChange={change}
          />
          {totals.length > 0 && (
            <div className="mt-3">
              <Checkbox
                id="paste-totals"
                label={nameTotals(totals)}
                help="Sans cela, laissés de côté&nbsp;: le document calcule ses totaux, ils compteraient deux fois."
                checked={keepsTotals}
                onChange={(event) => setKeepsTotals(event.target.checked)}
              />
            </div>
          )}
          <PasteSummary rows={read} room={room} />
        </>
      )}
    </Dialog>
  );
}

/** « Reprendre aussi 2 totaux comme articles : Total HT, TVA 20 % » */
function nameTotals(words: readonly string[]): string {
  const shown = words.slice(0, SHOWN_TOTALS).join(', ');
  const more = words.length > SHOWN_TOTALS ? '…' : '';
  const count =
    words.length === 1 ? 'un total comme article' : `${words.length} totaux comme articles`;
  return `Reprendre aussi ${count}\u00a0: ${shown}${more}`;
}

function nameInsertion(count: number): string {
  if (count === 0) return 'Insérer';
  return count === 1 ? 'Insérer 1 ligne' : `Insérer ${count} lignes`;
}

const SHOWN_TOTALS = 4;
const REPEATABLE: ReadonlySet<Meaning> = new Set(['description', 'ignored', 'name']);
const MAX_LINES = maxItemsAt('lines');
