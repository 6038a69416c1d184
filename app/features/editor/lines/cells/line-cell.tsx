import type { ReactNode } from 'react';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import type { Column } from '#app/features/editor/lines/edit/grid-columns.ts';
import { joinClasses } from '#app/lib/join-classes.ts';
import type { FieldAria } from '#app/ui/fields/field.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { type DraftPath, fieldAt, uncapitalize } from '#documents';

/**
 * One field of a line: a cell whose message takes the full width under its row, with a label of its
 * own in a card.
 */
export function LineCell({
  path,
  column,
  label = fieldAt(path).label,
  lineNumber,
  messages,
  className,
  children,
}: {
  path: DraftPath;
  column: Column;
  /** Defaults to the label of the field in the model. */
  label?: string;
  lineNumber: number;
  messages: { error?: string | undefined; warning?: string | undefined };
  /** Grid position in the card. */
  className?: string;
  children: (aria: FieldAria) => ReactNode;
}) {
  const id = fieldId(path);
  const text = messages.error ?? messages.warning;
  return (
    <div data-column={column} className="contents">
      <div className={joinClasses('min-w-0 @xl/lines:row-start-1', className)}>
        <label htmlFor={id} className="mb-1 block truncate text-sm font-semibold @xl/lines:hidden">
          {label}
        </label>
        {children({
          id,
          // Not a visually hidden label: the browser would go through hundreds of them at each
          // paint.
          'aria-label': `${label}, ligne ${lineNumber}`,
          'aria-describedby': text ? `${id}-message` : undefined,
          'aria-invalid': messages.error ? true : undefined,
        })}
      </div>
      {text && (
        <div role="status" className={`col-span-full ${column === 'name' ? '' : UNDER_THE_ROW}`}>
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

/** The cells of a card make one row: a message between two of them would break it. */
const UNDER_THE_ROW = '@max-xl/lines:order-1';

/**
 * Under a whole row, a parse error must name its field; a rule’s message already names its line.
 */
function nameField(text: string, label: string): string {
  if (text.startsWith('Ligne ')) return text;
  return `${label}\u00a0: ${uncapitalize(text)}`;
}
