import { useState } from 'react';
import { useEditor, useRawText, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import {
  boundsAt,
  type DecimalBounds,
  type DraftPath,
  fieldAt,
  formatNumber,
  parseNumber,
} from '#documents';
import type { DraftFieldProps } from './draft-text.tsx';
import { fieldId } from './field-id.ts';
import { explainNumber, isWithin } from './number-bounds.ts';
import { useFieldMessages } from './use-field-messages.ts';

/**
 * A number as French people type it (« 1 234,5 », « 12,5 % »). The draft gets a decimal at each
 * readable keystroke; unreadable text is kept aside and reported on blur.
 */
export function DraftNumber({
  path,
  emptyValue,
  rulePath = path,
  suffix,
  placeholder,
  onWrite,
  ...props
}: DraftFieldProps & {
  /** The value of an emptied field; undefined removes the key. */
  emptyValue?: string;
  /** The path in rule results, when they name the parent of the number. */
  rulePath?: DraftPath;
  suffix?: string;
  placeholder?: string;
  /** Replaces the write at `path`. Undefined for an emptied field without `emptyValue`. */
  onWrite?: (value: string | undefined) => void;
}) {
  const { store, touched } = useEditor();
  const field = fieldAt(path);
  const limits = boundsAt(path);
  const value = useTextAt(path);
  const raw = useRawText(path);
  // The text being typed: « 1, » must not be reformatted to « 1 ».
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const isTyping = typed !== null && (raw !== undefined || typed.value === value);
  const messages = useFieldMessages(
    rulePath,
    raw === undefined ? undefined : explainNumber(raw, limits),
  );

  const write = onWrite ?? ((next: string | undefined) => store.set(path, next));
  const change = (text: string) => {
    const next = readNumber(text, limits, emptyValue);
    setTyped({ text, value: next.isReadable ? (next.value ?? '') : value });
    if (next.isReadable) write(next.value);
    else store.setRaw(path, text);
  };
  return (
    <Field id={fieldId(path)} {...props} label={props.label ?? field.label} {...messages}>
      {(aria) => (
        <NumberInput
          {...aria}
          suffix={suffix}
          placeholder={placeholder}
          value={isTyping ? typed.text : (raw ?? showNumber(value, emptyValue))}
          onText={change}
          onBlur={() => {
            setTyped(null);
            touched.touch(rulePath);
          }}
        />
      )}
    </Field>
  );
}

function readNumber(text: string, bounds: DecimalBounds, emptyValue: string | undefined) {
  if (text.trim() === '') return { isReadable: true, value: emptyValue } as const;
  const number = parseNumber(text, bounds.scale);
  return number && isWithin(number.decimal, bounds)
    ? ({ isReadable: true, value: number.decimal } as const)
    : ({ isReadable: false } as const);
}

/** Shows `emptyValue`, often zero, as an empty field. */
function showNumber(value: string, emptyValue: string | undefined): string {
  return value === '' || value === emptyValue ? '' : formatNumber(value);
}
