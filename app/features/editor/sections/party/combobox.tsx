import type { ComponentProps, ReactNode } from 'react';
import type { DraftFieldProps } from '#app/features/editor/fields/draft-text.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { sayWhenFull } from '#app/features/editor/fields/say-when-full.ts';
import { useFieldMessages } from '#app/features/editor/fields/use-field-messages.ts';
import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Combobox, type ComboboxOption } from '#app/ui/fields/combobox.tsx';
import { Field } from '#app/ui/fields/field.tsx';

/** A text of the draft with suggestions; picking one writes it, or does what `onPick` says. */
export function PartyCombobox<Option extends ComboboxOption>({
  path,
  suggest,
  onPick,
  isOptional = true,
  maxLength,
  autoComplete = 'off',
  onFocus,
  opensWhenEmpty,
  note,
  ...field
}: DraftFieldProps & {
  suggest: (text: string) => readonly Option[] | Promise<readonly Option[]>;
  onPick?: (option: Option) => void;
  /** Emptied, the key leaves the draft; else it holds the empty string. */
  isOptional?: boolean;
  maxLength: number;
  autoComplete?: string;
  /** At the end of the label’s line. */
  aside?: ReactNode;
} & Pick<ComponentProps<typeof Combobox>, 'onFocus' | 'opensWhenEmpty' | 'note'>) {
  const { store, touched } = useEditor();
  const value = useTextAt(path);
  const messages = useFieldMessages(path, undefined, sayWhenFull(value, maxLength));
  const write = (text: string) => store.set(path, text === '' && isOptional ? undefined : text);
  return (
    <Field id={fieldId(path)} {...field} {...messages}>
      {(aria) => (
        <Combobox
          {...aria}
          maxLength={maxLength}
          autoComplete={autoComplete}
          onFocus={onFocus}
          opensWhenEmpty={opensWhenEmpty}
          note={note}
          value={value}
          onChange={write}
          suggest={suggest}
          onPick={onPick ?? ((option) => write(option.label))}
          onBlur={() => touched.touch(path)}
        />
      )}
    </Field>
  );
}
