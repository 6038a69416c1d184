import { Plus, Trash2 } from 'lucide-react';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { getAt, setAt } from '#app/features/editor/store/path.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { type DraftPath, maxItemsAt } from '#documents';

export function RentNames({
  path,
  entryName,
  addLabel,
}: {
  path: 'rent.otherTenants' | 'rent.otherLandlords';
  /** « Colocataire » */
  entryName: string;
  addLabel: string;
}) {
  const { store } = useEditor();
  const count = useDraft((draft) => namesAt(draft, path).length);
  const change = (alter: (names: readonly string[]) => string[]) =>
    store.update((draft) => setAt(draft, path, alter(namesAt(draft, path))));
  const add = () => {
    change((names) => [...names, '']);
    focusField(`${path}[${count}]`);
  };
  const remove = (index: number) => {
    change((names) => names.filter((_, position) => position !== index));
    focusField(path);
  };
  return (
    <fieldset aria-label={`${entryName}s`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name has no other identity than its place
        <div key={index} className="mb-3 flex items-start gap-2">
          <DraftText
            path={`${path}[${index}]`}
            label={`${entryName} ${index + 2}`}
            isRequired
            className="grow"
          />
          <IconButton
            label={`Retirer ${entryName.toLowerCase()} ${index + 2}`}
            className="mt-6.25"
            onClick={() => remove(index)}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      {count < maxItemsAt(path) && (
        <Button id={fieldId(path)} size="sm" onClick={add}>
          <Plus aria-hidden />
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}

function namesAt(draft: unknown, path: DraftPath): readonly string[] {
  const names = getAt(draft, path);
  return Array.isArray(names) ? names : [];
}
