import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import type { Draft } from '#documents';
import { SeriesRowFields } from './series-row-fields.tsx';
import { changeRow, pasteRows, type SeriesColumn, type SeriesRow } from './series-rows.ts';

/**
 * One row per month. Up, down and Enter move between months; a pasted column fills the rows below.
 */
export function SeriesGrid({
  rows,
  wholes,
  hasCharges,
  onChange,
}: {
  rows: readonly SeriesRow[];
  /** One document per month, for all tenants; null while a cell cannot be read. */
  wholes: readonly Draft[] | null;
  hasCharges: boolean;
  onChange: (rows: readonly SeriesRow[]) => void;
}) {
  const grid = useRef<HTMLUListElement>(null);
  const focusCell = (index: number, column: SeriesColumn) => {
    const cell = grid.current?.querySelector<HTMLInputElement>(
      `[data-row="${index}"][data-column="${column}"]`,
    );
    cell?.focus();
    cell?.select();
  };
  const go = (event: KeyboardEvent, index: number, column: SeriesColumn) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    focusCell(index + (event.shiftKey && event.key === 'Enter' ? -step : step), column);
  };
  const paste = (event: ClipboardEvent, index: number, column: SeriesColumn) => {
    const text = event.clipboardData.getData('text');
    if (!text.includes('\n')) return;
    event.preventDefault();
    onChange(pasteRows(rows, { index, column, text }));
  };
  return (
    <div>
      <p className="mb-3 text-sm text-ink-soft">
        «&nbsp;Reçu&nbsp;» à 0, rien n’est payé. Un loyer ou des charges modifiés valent aussi pour
        les mois suivants.
      </p>
      <div
        aria-hidden
        className={`mb-1 text-sm font-semibold max-sm:hidden ${rowClasses(hasCharges)}`}
      >
        <span>Mois</span>
        <span className="text-right">Loyer</span>
        {hasCharges && <span className="text-right">Charges</span>}
        <span className="text-right">Reçu</span>
        <span>Reçu le</span>
        <span>Document</span>
      </div>
      <ul ref={grid} className="border-t border-rule">
        {rows.map((row, index) => (
          <li key={row.month} className="border-b border-rule py-2">
            <SeriesRowFields
              row={row}
              index={index}
              whole={wholes?.[index] ?? null}
              hasCharges={hasCharges}
              className={rowClasses(hasCharges)}
              onChange={(column, text) => onChange(changeRow(rows, { index, column, text }))}
              onKeyDown={(event, column) => go(event, index, column)}
              onPaste={(event, column) => paste(event, index, column)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function rowClasses(hasCharges: boolean): string {
  return hasCharges
    ? 'grid items-start gap-2 max-sm:grid-cols-2 sm:grid-cols-[8.5rem_1fr_1fr_1fr_1fr_7rem]'
    : 'grid items-start gap-2 max-sm:grid-cols-2 sm:grid-cols-[8.5rem_1fr_1fr_1fr_7rem]';
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };
