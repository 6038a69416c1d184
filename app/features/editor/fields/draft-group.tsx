import type { ReactNode } from 'react';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { joinClasses } from '#app/lib/join-classes.ts';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { type DraftPath, fieldAt } from '#documents';
import { fieldId } from './field-id.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** Controls that fill one part of the draft; shows the messages about the part as a whole. */
export function DraftGroup({
  path,
  legend = fieldAt(path).label,
  isLegendHidden = false,
  help,
  className,
  children,
}: {
  path: DraftPath;
  /** Defaults to the label of the field in the model. */
  legend?: string | undefined;
  isLegendHidden?: boolean;
  help?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const { touched } = useEditor();
  const { error, warning } = useFieldMessages(path);
  const id = fieldId(path);
  const tone = error ? 'error' : 'warning';
  const text = error ?? warning;
  const describedBy = [text && `${id}-message`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      aria-describedby={describedBy || undefined}
      className={joinClasses('min-w-0', className)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) touched.touch(path);
      }}
    >
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 text-sm font-semibold'}>
        {legend}
      </legend>
      {children}
      <div aria-live="polite">
        {text && <FieldMessage id={`${id}-message`} tone={tone} text={text} />}
      </div>
      {help && (
        <p id={`${id}-help`} className="mt-1 text-sm text-ink-soft">
          {help}
        </p>
      )}
    </fieldset>
  );
}
