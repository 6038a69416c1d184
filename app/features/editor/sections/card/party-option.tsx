import type { FocusEvent, ReactNode } from 'react';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useFieldMessages } from '#app/features/editor/fields/use-field-messages.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { getAt } from '#app/features/editor/store/path.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { type DraftPath, fieldAt } from '#documents';

/** A checkbox that adds an object to the draft and shows its fields. */
export function PartyOption({
  path,
  help,
  empty,
  children,
}: {
  path: DraftPath;
  help?: string;
  /** The object that ticking the box adds. */
  empty: object;
  children: ReactNode;
}) {
  const { label } = fieldAt(path);
  const { store, touched } = useEditor();
  const isThere = useDraft((draft) => getAt(draft, path) !== undefined);
  const { error, warning } = useFieldMessages(path);
  const message = error ?? warning;
  const id = fieldId(path);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) touched.touch(path);
  };
  return (
    <fieldset onBlur={leave}>
      <Checkbox
        id={id}
        label={label}
        help={help}
        aria-describedby={
          [help && `${id}-help`, message && `${id}-message`].filter(Boolean).join(' ') || undefined
        }
        checked={isThere}
        onChange={(event) => store.set(path, event.target.checked ? empty : undefined)}
      />
      <div aria-live="polite" className="pl-7.5">
        {message && (
          <FieldMessage id={`${id}-message`} tone={error ? 'error' : 'warning'} text={message} />
        )}
      </div>
      {isThere && (
        <fieldset aria-label={label} className="mt-3 mb-2 border-rule border-l-2 pl-4">
          {children}
        </fieldset>
      )}
    </fieldset>
  );
}
