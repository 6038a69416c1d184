import { useState } from 'react';
import { useEditor, useRawText, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { formatNumber, parseNumber } from '#documents';
import type { DraftFieldProps } from './draft-text.tsx';
import { fieldId } from './field-id.ts';
import { explainNumber, isWithin, type NumberBounds } from './number-bounds.ts';
import { useFieldMessages } from './use-field-messages.ts';

/**
 * A number as French people type it (« 1 234,5 », « 12,5 % »). The draft gets a decimal at each
 * keystroke that can be read; what cannot waits beside it and is said when the field is left.
 */
export function DraftNumber({
  path,
  scale,
  emptyValue,
  min = '0',
  max = '999999999',
  rulePath = path,
  suffix,
  placeholder,
  ...field
}: DraftFieldProps & {
  /** Decimals that the draft keeps. */
  scale: number;
  /** NumberBounds, as decimals; those of the model unless said otherwise. */
  min?: string;
  max?: string;
  /** What an emptied field means; undefined removes the key. */
  emptyValue?: string;
  /** The path that rules name, where they speak of what holds the number. */
  rulePath?: string;
  suffix?: string;
  placeholder?: string;
}) {
  const { store, touched } = useEditor();
  const value = useTextAt(path);
  const raw = useRawText(path);
  // The text as typed, while it is being typed: « 1, » must not become « 1 » under the fingers.
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const isTyping = typed !== null && (raw !== undefined || typed.value === value);
  const messages = useFieldMessages(
    rulePath,
    raw === undefined ? undefined : explainNumber(raw, { scale, min, max }),
  );

  const change = (text: string) => {
    const next = readNumber(text, { scale, min, max }, emptyValue);
    setTyped({ text, value: next.isReadable ? (next.value ?? '') : value });
    if (next.isReadable) store.set(path, next.value);
    else store.setRaw(path, text);
  };
  return (
    <Field id={fieldId(path)} {...field} {...messages}>
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

function readNumber(text: string, bounds: NumberBounds, emptyValue: string | undefined) {
  if (text.trim() === '') return { isReadable: true, value: emptyValue } as const;
  const number = parseNumber(text, bounds.scale);
  return number && isWithin(number.decimal, bounds)
    ? ({ isReadable: true, value: number.decimal } as const)
    : ({ isReadable: false } as const);
}

/** An empty field stays empty, rather than showing the zero that it means. */
function showNumber(value: string, emptyValue: string | undefined): string {
  return value === '' || value === emptyValue ? '' : formatNumber(value);
}
