import type { ReactNode } from 'react';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { getAt } from '#app/features/editor/store/path.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { type DraftPath, fieldAt } from '#documents';
import { fieldId } from './field-id.ts';

/** Unticking removes an optional key from the draft. */
export function DraftCheckbox({
  path,
  label,
  help,
}: {
  path: DraftPath;
  label?: ReactNode;
  help?: ReactNode;
}) {
  const { store } = useEditor();
  const field = fieldAt(path);
  const isChecked = useDraft((draft) => getAt(draft, path) === true);
  return (
    <Checkbox
      id={fieldId(path)}
      label={label ?? field.label}
      help={help}
      checked={isChecked}
      onChange={(event) =>
        store.set(path, event.target.checked || (field.presence === 'optional' ? undefined : false))
      }
    />
  );
}
