import type { ComponentProps, ReactNode } from 'react';
import type { DraftFieldProps } from '#app/features/editor/fields/draft-text.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { lengthOf } from '#app/features/editor/fields/length-of.ts';
import { sayWhenFull } from '#app/features/editor/fields/say-when-full.ts';
import { useFieldMessages } from '#app/features/editor/fields/use-field-messages.ts';
import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Combobox, type ComboboxOption } from '#app/ui/fields/combobox.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { fieldAt } from '#documents';

/** Picking a suggestion calls `onPick`, or writes its text at `path`. */
export function PartyCombobox<Option extends ComboboxOption>({
  path,
  suggest,
  onPick,
  autoComplete = 'off',
  onFocus,
  onBlur,
  opensWhenEmpty,
  note,
  written,
  ...props
}: DraftFieldProps & {
  suggest: (text: string) => readonly Option[] | Promise<readonly Option[]>;
  onPick?: (option: Option) => void;
  autoComplete?: string;
  onBlur?: () => void;
  /** Replaces the value at `path`, its write and its messages. */
  written?: WrittenText | undefined;
  /** At the end of the label’s line. */
  aside?: ReactNode;
} & Pick<ComponentProps<typeof Combobox>, 'onFocus' | 'opensWhenEmpty' | 'note'>) {
  const { store, touched } = useEditor();
  const field = fieldAt(path);
  const maxLength = lengthOf(field.shape);
  const valueAtPath = useTextAt(path);
  const value = written?.value ?? valueAtPath;
  const ownMessages = useFieldMessages(path, undefined, sayWhenFull(value, maxLength));
  const writeAtPath = (text: string) =>
    store.set(path, text === '' && field.presence === 'optional' ? undefined : text);
  const write = written?.onWrite ?? writeAtPath;
  return (
    <Field
      id={fieldId(path)}
      {...props}
      label={props.label ?? field.label}
      {...(written?.messages ?? ownMessages)}
    >
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
          onBlur={() => {
            touched.touch(path);
            written?.onLeave();
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}

type WrittenText = {
  value: string;
  onWrite: (text: string) => void;
  onLeave: () => void;
  messages: Pick<ComponentProps<typeof Field>, 'error' | 'success'> | undefined;
};
