import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { explainCell, type SeriesColumn } from './series-rows.ts';

/** A cell of the grid: labelled by its column header, or on a phone by its own label. */
export function SeriesCell({
  index,
  column,
  label,
  month,
  text,
  placeholder,
  onChange,
  onKeyDown,
  onPaste,
}: {
  index: number;
  column: SeriesColumn;
  label: string;
  month: string;
  text: string;
  placeholder: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
}) {
  const { today } = useEditor();
  const [isTouched, setTouched] = useState(false);
  const error = explainCell(text, column, today);
  const shownError = isTouched ? error : '';
  const id = `series-${index}-${column}`;
  const Input = column === 'paidOn' ? TextInput : NumberInput;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm text-ink-soft sm:sr-only">
        {label}
        <span className="sr-only"> {month}</span>
      </label>
      <Input
        id={id}
        data-row={index}
        data-column={column}
        aria-invalid={shownError ? true : undefined}
        aria-describedby={shownError ? `${id}-message` : undefined}
        inputMode={column === 'paidOn' ? 'numeric' : 'decimal'}
        className="h-9! px-2!"
        placeholder={placeholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => setTouched(true)}
      />
      <div aria-live="polite">
        {shownError && <FieldMessage id={`${id}-message`} tone="error" text={shownError} />}
      </div>
    </div>
  );
}
