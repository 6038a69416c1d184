import type { ReactNode } from 'react';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import type { Column } from '#app/features/editor/lines/edit/grid-columns.ts';
import { joinClasses } from '#app/lib/join-classes.ts';
import type { FieldAria } from '#app/ui/fields/field.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { uncapitalize } from '#documents';

/**
 * One field of a line. In a wide row it is a cell, named by the head of its column, and what there
 * is to say of it takes the whole width under the row; in a card it is a field with its label.
 */
export function LineCell({
  path,
  column,
  label,
  lineNumber,
  messages,
  className,
  children,
}: {
  path: string;
  column: Column;
  label: string;
  lineNumber: number;
  messages: { error?: string | undefined; warning?: string | undefined };
  /** The place of the field in the card. */
  className?: string;
  children: (aria: FieldAria) => ReactNode;
}) {
  const id = fieldId(path);
  const text = messages.error ?? messages.warning;
  return (
    <div data-column={column} className={joinClasses('min-w-0 @xl/lines:contents', className)}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold @xl/lines:hidden">
        {label}
      </label>
      <div className="min-w-0 @xl/lines:row-start-1">
        {children({
          id,
          // Not a text out of sight: a browser goes through each of those whenever it draws the
          // page.
          'aria-label': `${label}, ligne ${lineNumber}`,
          'aria-describedby': text ? `${id}-message` : undefined,
          'aria-invalid': messages.error ? true : undefined,
        })}
      </div>
      {text && (
        <div role="status" className="@xl/lines:col-span-full">
          <FieldMessage
            id={`${id}-message`}
            tone={messages.error ? 'error' : 'warning'}
            text={nameField(text, label)}
          />
        </div>
      )}
    </div>
  );
}

/**
 * Under a whole row, what could not be read must say which field it speaks of; a rule names its
 * line.
 */
function nameField(text: string, label: string): string {
  if (text.startsWith('Ligne ')) return text;
  return `${label}\u00a0: ${uncapitalize(text)}`;
}
