import type { ClipboardEvent, KeyboardEvent } from 'react';
import {
  capitalize,
  computeTotals,
  type Draft,
  formatBareAmount,
  formatMonth,
  formatShortDate,
} from '#documents';
import { SeriesCell } from './series-cell.tsx';
import type { SeriesColumn, SeriesRow } from './series-rows.ts';

type CellEvents = {
  onChange: (column: SeriesColumn, text: string) => void;
  onKeyDown: (event: KeyboardEvent, column: SeriesColumn) => void;
  onPaste: (event: ClipboardEvent, column: SeriesColumn) => void;
};

export function SeriesRowFields({
  row,
  index,
  whole,
  hasCharges,
  className,
  onChange,
  onKeyDown,
  onPaste,
}: CellEvents & {
  row: SeriesRow;
  index: number;
  whole: Draft | null;
  hasCharges: boolean;
  className: string;
}) {
  const month = formatMonth(row.month);
  const totals = whole && computeTotals(whole).rent;
  const cell = (column: SeriesColumn, label: string, placeholder = '') => (
    <SeriesCell
      index={index}
      column={column}
      label={label}
      month={month}
      text={row[column]}
      placeholder={placeholder}
      onChange={(text) => onChange(column, text)}
      onKeyDown={(event) => onKeyDown(event, column)}
      onPaste={(event) => onPaste(event, column)}
    />
  );
  return (
    <fieldset aria-label={month} className={className}>
      <span className="flex items-center gap-2 font-semibold max-sm:col-span-2 sm:min-h-9 sm:font-normal">
        {capitalize(month)}
      </span>
      {cell('rent', 'Loyer')}
      {hasCharges && cell('charges', 'Charges')}
      {cell(
        'received',
        'Reçu',
        totals ? formatBareAmount(totals.receivedTotal, whole?.currency) : '',
      )}
      {cell('paidOn', 'Reçu le', formatShortDate(whole?.rent?.payments.at(-1)?.date ?? ''))}
      <span
        className={`text-sm max-sm:col-span-2 sm:self-center ${totals?.result === 'complete' ? 'text-ink-soft' : 'text-amber'}`}
      >
        {totals ? RESULTS[totals.result] : ''}
      </span>
    </fieldset>
  );
}

const RESULTS = {
  complete: 'Quittance',
  partial: 'Reçu partiel',
  unpaid: 'Avis d’échéance',
} as const;
