import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useFieldMessages } from '#app/features/editor/fields/use-field-messages.ts';
import { useLine } from '#app/features/editor/lines/use-line.ts';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { chooseOptional, isOptional } from '#documents';

export function OptionalBar({ index }: { index: number }) {
  const { store, touched } = useEditor();
  const path = `lines[${index}].isSelected` as const;
  const isVariant = useLine(index, (line) => line?.kind === 'variant');
  const isSelected = useLine(
    index,
    (line) => line !== undefined && isOptional(line) && line.isSelected === true,
  );
  const { error } = useFieldMessages(path);
  return (
    <div className="flex flex-wrap items-center gap-x-3 pl-px text-sm @xl/lines:px-2">
      <Badge>{isVariant ? 'Variante' : 'Option'}</Badge>
      <Checkbox
        id={fieldId(path)}
        label="Choisie par le client"
        aria-label={`Choisie par le client, ligne ${index + 1}`}
        checked={isSelected}
        aria-describedby={error ? `${fieldId(path)}-message` : undefined}
        onChange={(event) => {
          const isTaken = event.target.checked;
          store.update((draft) => ({
            ...draft,
            lines: chooseOptional(draft.lines, index, isTaken),
          }));
          touched.touch(path);
        }}
      />
      {error && <FieldMessage id={`${fieldId(path)}-message`} tone="error" text={error} />}
    </div>
  );
}
