import type { ReactNode } from 'react';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { getAt } from '#app/features/editor/store/path.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { fieldId } from './field-id.ts';

/** Yes or no. An optional key leaves the draft when unticked. */
export function DraftCheckbox({
  path,
  label,
  help,
  isOptional = true,
}: {
  path: string;
  label: ReactNode;
  help?: ReactNode;
  isOptional?: boolean;
}) {
  const { store } = useEditor();
  const isChecked = useDraft((draft) => getAt(draft, path) === true);
  return (
    <Checkbox
      id={fieldId(path)}
      label={label}
      help={help}
      checked={isChecked}
      onChange={(event) =>
        store.set(path, event.target.checked || (isOptional ? undefined : false))
      }
    />
  );
}
